import type { Change } from '../model/apply-change';
import { listChanges } from '../model/list-changes';
import { getIn, isJsonObject, type Json, type JsonObject, type Path } from '../../utils/json';
import { insertItem, setValue } from '../model/write-edits';
import { words } from '../words';
import { getList } from '../model/paths';
import { findRecordNode, recordsPath } from './file-records';
import { listMissing } from './find-missing';
import { chooseBranch, findNode, type RootSchema } from './schema-node';

/** What is known of a file besides its name. */
export interface FileAnswers {
  alt: string;
  isDecorative: boolean;
  /** `70% 40%` */
  focus?: string | undefined;
  /** where it comes from, if that has to be recorded */
  record?: JsonObject | undefined;
}

/** What is asked about a file: what the schema has beside the setting that it is for. */
export interface FileQuestions {
  asksAlt: boolean;
  asksFocus: boolean;
}

/** What belongs to a file at a place in the config. */
export function listQuestions(root: RootSchema, config: Json, path: Path): FileQuestions {
  const parent = path.slice(0, -1);
  const node = findNode(root, config, parent) ?? {};
  const { properties = {} } = chooseBranch(root, node, getIn(config, parent)) ?? node;
  return { asksAlt: 'alt' in properties, asksFocus: 'focus' in properties };
}

/** What must be answered and is not, in words. */
export function listUnanswered(
  root: RootSchema,
  { asksAlt }: FileQuestions,
  { alt, isDecorative, record }: FileAnswers,
): string[] {
  return [
    ...(asksAlt && !isDecorative && alt.trim() === '' ? [words.pictureShows] : []),
    ...(record ? listMissing(root, findRecordNode(root), record) : []),
  ];
}

/**
 * Uses a file at a place in the config, with all that was answered. What was said of another file
 * goes.
 */
export function planFile(
  config: Json,
  { path, file }: { path: Path; file: string },
  { asksAlt, asksFocus }: FileQuestions,
  { alt, isDecorative, focus, record }: FileAnswers,
): Change[] {
  const parent = path.slice(0, -1);
  const key = path.at(-1);
  const before = getIn(config, parent);
  const group = isJsonObject(before) ? before : {};
  const { alt: _alt, decorative: _decorative, focus: _focus, ...rest } = group;
  const next: JsonObject = {
    ...(asksAlt ? rest : group),
    [String(key)]: file,
    ...(asksAlt && (isDecorative ? { decorative: true } : { alt: alt.trim() })),
    ...(asksFocus && focus !== undefined && { focus }),
  };
  const inList = typeof key === 'number';
  const uses = isJsonObject(before)
    ? listChanges(before, next, parent)
    : [setValue(config, inList ? path : parent, inList ? file : next)];
  if (!record) return uses;
  const index = getList(config, recordsPath).length;
  return [...uses, insertItem(config, recordsPath, index, { ...record, files: [file] })];
}
