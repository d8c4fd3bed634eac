import type { Path } from '../../../utils/json';
import { lstatSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { configName } from '../../../io/project-folder';
import { recordName } from '../../../io/translation-record';
import { createListFileTest, findListFiles } from '../../../io/list-files';
import { findListsInFiles } from '../../../check/lists/find-list-files';
import type { SchemaNode } from '../../../content/schema/schema-node';
import { childSchema, siteSchema } from '../../../content/schema/walk-schema';
import type { PublicFolder } from '../public-folder';
import { uploadFolders } from '../prepare-upload';
import type { Repository } from './repository';

/** A file as git knows it: by what it says. */
export interface GitFile {
  mode: string;
  blob: string;
}

/** Files by their paths from the folder of the site, with slashes. */
export type GitFiles = ReadonlyMap<string, GitFile>;

export const plainFile = '100644';

/** Also what leads upwards: nothing of a repository may be written there, but for the record. */
const isHidden = (file: string) => /(?:^|\/)\./.test(file);

/** Packages are code, also their files that end in .json. */
const isPackage = (file: string) => /(?:^|\/)node_modules\//i.test(file);

const inUploadFolder = new RegExp(`^public/(?:${Object.values(uploadFolders).join('|')})/`);

/**
 * The only files that the editor publishes: the config, the files that its lists are kept in, the record
 * of its translations, and what is in the folders of public/ that the editor writes to.
 *
 * @param text of the config
 */
export function createContentTest(text: string): (file: string) => boolean {
  const isListFile = createListFileTest(text, isKnownList);
  return (file) =>
    file === configName ||
    file === recordName ||
    (!isHidden(file) &&
      ((file.endsWith('.json') && !isPackage(file) && isListFile(file)) ||
        inUploadFolder.test(file)));
}

/** Whether the schema has a list: a config could name any file as one of another list. */
function isKnownList(list: Path): boolean {
  const nodes = list.reduce<SchemaNode | undefined>(
    (node, key) => childSchema(node, {}, key),
    siteSchema,
  );
  return nodes !== undefined;
}

/** The content that a commit has. Links are none. */
export async function readCommitted(
  { git, prefix }: Repository,
  commit: string,
  isContent: (file: string) => boolean,
): Promise<GitFiles> {
  const listed = await git.read(['ls-tree', '-r', '-z', '--full-tree', commit]);
  return new Map(
    listed.split('\0').flatMap((line): [string, GitFile][] => {
      const [, mode = '', blob = '', path = ''] = /^(100\d+) blob (\w+)\t(.*)$/s.exec(line) ?? [];
      const file = path.slice(prefix.length);
      const isOurs = path.startsWith(prefix) && isContent(file);
      return isOurs ? [[file, { mode, blob }]] : [];
    }),
  );
}

/**
 * The content that is the site's: of the files in public/, those that it names. What else is there is
 * the business of whoever put it there.
 *
 * @param text of the config
 */
export function listContent(folder: string, text: string, publicFiles: PublicFolder): string[] {
  const lists = findListsInFiles(text).flatMap(({ files }) => findListFiles(folder, files).paths);
  const named = [...publicFiles.list()].filter((file) => text.includes(file));
  return [
    configName,
    recordName,
    ...lists.map((path) => relative(folder, path).split(sep).join('/')),
    ...named.map((file) => `public${file}`),
  ].filter(createContentTest(text));
}

/** What these files say in a folder; those that are not there, and links, are left out. */
export async function readFolder(
  { git, prefix }: Repository,
  folder: string,
  files: Iterable<string>,
): Promise<GitFiles> {
  const there = [...new Set(files)].filter(
    (file) => !file.includes('\n') && isPlain(join(folder, file)),
  );
  const input = there.map((file) => `${prefix}${file}\n`).join('');
  const blobs = (await git.read(['hash-object', '-w', '--stdin-paths'], { input })).split('\n');
  return new Map(there.map((file, index) => [file, { mode: plainFile, blob: blobs[index] ?? '' }]));
}

/** What a file says in a commit, as it would be in the folder. */
export async function readContent(
  { git, prefix }: Repository,
  commit: string,
  file: string,
): Promise<Buffer> {
  return git.run(['cat-file', '--filters', `${commit}:${prefix}${file}`]);
}

/** What a file says that git has by this name, as it would be in the folder. */
export async function readBlob(
  { git, prefix }: Repository,
  file: string,
  blob: string,
): Promise<Buffer> {
  return git.run(['cat-file', '--filters', `--path=${prefix}${file}`, blob]);
}

/** Gives a text to git as the content of a file. */
export async function writeBlob(
  { git, prefix }: Repository,
  file: string,
  text: string,
): Promise<string> {
  const path = `--path=${prefix}${file}`;
  return (await git.read(['hash-object', '-w', '--stdin', path], { input: text })).trim();
}

/** A link could lead to any file of this computer. */
function isPlain(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
