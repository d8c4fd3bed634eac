import { CommandError } from '../../src/io/command-error';
import { posix } from 'node:path';
import { capitalize } from '../../src/utils/english';
import type { SchemaNode } from '../../src/content/schema/schema-node';

/** Path in the schema folder → schema. */
export type SchemaFiles = ReadonlyMap<string, SchemaNode>;

/** Schema files that a whole page is about. */
const wholePages: Readonly<Record<string, string>> = {
  'block.schema.json': 'blocks.md',
  'entities.schema.json': 'entities.md',
};

/**
 * What the reference calls the subject of a schema file: a block by its type, a value by its file,
 * others by their title.
 */
export function titleOf(files: SchemaFiles, file: string): string {
  const name = posix.basename(file, '.schema.json');
  if (file.startsWith('blocks/')) return name;
  if (isSharedValue(files, file)) return name.replaceAll('-', ' ');
  const words = files.get(file)?.title?.replaceAll(/([a-z])([A-Z])/g, '$1 $2') ?? '';
  return capitalize(words.toLowerCase());
}

/** Whether a schema file describes texts, words or numbers that settings share, such as colors. */
function isSharedValue(files: SchemaFiles, file: string): boolean {
  return file.startsWith('shared/') && files.get(file)?.type !== 'object';
}

/**
 * Where the reference describes a schema file: `blocks.md#hero`. Undefined for what is described
 * where it is used.
 */
export function placeOf(files: SchemaFiles, file: string): string | undefined {
  const isValue = isSharedValue(files, file);
  if (files.get(file)?.type !== 'object' && !isValue) return undefined;
  if (wholePages[file]) return wholePages[file];
  const [folder = ''] = file.split('/');
  const others = isValue ? 'values' : 'settings';
  const page = folder === 'blocks' || folder === 'entities' ? folder : others;
  return `${page}.md#${titleOf(files, file).toLowerCase().replaceAll(' ', '-')}`;
}

/**
 * The schema file that a `$ref` in another one names.
 *
 * @throws Error when it does not exist
 */
export function findReferred(files: SchemaFiles, from: string, reference: string): string {
  const file = posix.join(posix.dirname(from), reference);
  if (!files.has(file))
    throw new CommandError(`${from}: "$ref" points to ${file}, which does not exist`);
  return file;
}

/** The end of a help text in VS Code, which shows no relative links. */
export function referTo(files: SchemaFiles, file: string): string {
  const [page] = placeOf(files, file)?.split('#') ?? [];
  return `See ${titleOf(files, file)} in docs/reference/${page}.`;
}
