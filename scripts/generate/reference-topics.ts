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

/** What the reference calls the subject of a schema file: a block by its type, others by their title. */
export function titleOf(files: SchemaFiles, file: string): string {
  if (file.startsWith('blocks/')) return posix.basename(file, '.schema.json');
  const words = files.get(file)?.title?.replaceAll(/([a-z])([A-Z])/g, '$1 $2') ?? '';
  return capitalize(words.toLowerCase());
}

/**
 * Where the reference describes a schema file: `blocks.md#hero`. Undefined for texts and words, which
 * are described where they are used.
 */
export function placeOf(files: SchemaFiles, file: string): string | undefined {
  const schema = files.get(file);
  if (schema?.type !== 'object') return undefined;
  if (wholePages[file]) return wholePages[file];
  const [folder = ''] = file.split('/');
  const page = folder === 'blocks' || folder === 'entities' ? folder : 'settings';
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
