import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { Path } from '../../utils/json';

/** A list under `entities` that is kept in files: `"posts": { "files": "content/posts/*.json" }`. */
export interface ListInFiles {
  /** where the list is in the config */
  path: Path;
  /** where it is written in the text, from the brace that opens it to behind the one that closes it */
  start: number;
  end: number;
  /** which files, as it is written */
  files: string;
  /** what else is written there, which means nothing */
  others: string[];
}

/** Finds the lists that are kept in files. @param text of a config, valid JSON */
export function findListsInFiles(text: string): ListInFiles[] {
  // Most configs have none, and to parse a large one takes a second.
  if (!/"files"\s*:\s*"/.test(text)) return [];
  const root = parseTree(text);
  const entities = root && findNodeAtLocation(root, ['entities']);
  return (entities?.children ?? []).flatMap((property) => readList(property) ?? []);
}

function readList({ children = [] }: Node): ListInFiles | undefined {
  const [key, value] = children;
  if (typeof key?.value !== 'string' || value?.type !== 'object') return undefined;
  const files = findNodeAtLocation(value, ['files']);
  if (typeof files?.value !== 'string') return undefined;
  const names = (value.children ?? []).map((setting) => String(setting.children?.[0]?.value));
  return {
    path: ['entities', key.value],
    start: value.offset,
    end: value.offset + value.length,
    files: files.value,
    others: names.filter((name) => name !== 'files'),
  };
}
