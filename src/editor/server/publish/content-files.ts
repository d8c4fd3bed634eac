import type { Path } from '../../../utils/json';
import { lstatSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { configName } from '../../../io/project-folder';
import { recordName } from '../../../io/translations/record-file';
import { createListFileTest, findListFiles } from '../../../io/list-files';
import { findListsInFiles } from '../../../check/lists/find-list-files';
import type { SchemaNode } from '../../../content/schema/schema-node';
import { childSchema, siteSchema } from '../../../content/schema/walk-schema';
import type { PublicFolder } from '../public-folder';
import { uploadFolders } from '../prepare-upload';
import type { ContentTest } from './repository';

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
export function createContentTest(text: string): ContentTest {
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

/** Whether a file is there and not a link: that could be any file of this computer. */
export function isPlain(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
