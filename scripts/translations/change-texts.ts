import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { formatConfig, formatListFile } from '../../src/config/format-config';
import { applyEdits } from '../../src/config/json/apply-edits';
import type { JoinedConfig } from '../../src/config/lists/join-lists';
import type { Fix } from '../../src/config/problem';
import type { ReadTranslation } from './read-translations';

type Edit = Fix['edits'][number];

/** A file with another text; the config itself has no name. */
export interface ChangedFile {
  file?: string;
  text: string;
}

/**
 * Writes translations into a config and the files that its lists are kept in. What they do not change
 * stays as it is; a file that was in its canonical form is in it again.
 *
 * @param config its text
 * @param main the language of texts that are written in one
 */
export function changeTexts(
  config: string,
  joined: JoinedConfig,
  translations: readonly ReadTranslation[],
  { main, language }: { main: string; language: string },
): ChangedFile[] {
  const root = parseTree(joined.text);
  const changes = new Map<string | undefined, { text: string; list: string; edits: Edit[] }>();
  for (const { unit, text } of translations) {
    const node = root && findNodeAtLocation(root, [...unit.path]);
    if (!node || text === unit.translation) continue;
    const edit = writeEdit(node, joined.text, JSON.stringify(text), { main, language });
    const { source, offset } = joined.findSource(edit.start);
    const change = changes.get(source?.file) ?? {
      text: source?.text ?? config,
      list: String(unit.path[1]),
      edits: [],
    };
    change.edits.push({ ...edit, start: offset, end: offset + edit.end - edit.start });
    changes.set(source?.file, change);
  }
  return [...changes].map(([file, { text, list, edits }]) => {
    const format = (written: string): string =>
      file === undefined ? formatConfig(written) : formatListFile(written, list);
    const changed = applyEdits(text, edits);
    const isCanonical = format(text) === text;
    return { ...(file !== undefined && { file }), text: isCanonical ? format(changed) : changed };
  });
}

function writeEdit(
  node: Node,
  text: string,
  translation: string,
  { main, language }: { main: string; language: string },
): Edit {
  if (node.type !== 'object') {
    const written = text.slice(node.offset, node.offset + node.length);
    const both = `{ ${JSON.stringify(main)}: ${written}, ${JSON.stringify(language)}: ${translation} }`;
    return { start: node.offset, end: node.offset + node.length, text: both };
  }
  const own = findNodeAtLocation(node, [language]);
  if (own) return { start: own.offset, end: own.offset + own.length, text: translation };
  const last = node.children?.at(-1) ?? node;
  const end = last.offset + last.length;
  return { start: end, end, text: `, ${JSON.stringify(language)}: ${translation}` };
}
