import { join } from 'node:path';
import { findListsInFiles } from '../../../../check/lists/find-list-files';
import { CommandError } from '../../../../io/command-error';
import { createListFileTest } from '../../../../io/list-files';
import { configName } from '../../../../io/project-folder';
import { recordName } from '../../../../io/translations/record-file';
import type { BaseFiles } from '../../../../review/base-version';
import type { FileChange } from '../../../../review/changed-files';
import { writeInside } from '../../write-inside';
import { isPublic } from '../merge-content';
import type { ComparedVersions, GitFile, GitFiles } from '../repository';
import { stopHosted } from './explain-host';

/** A version of a site, to be written to an empty folder. */
interface ListedVersion {
  name: string;
  files: GitFiles;
  folder: string;
}

/** Where the content comes from. */
interface Contents {
  read: (file: string, blob: string) => Promise<Buffer>;
  /** copies a file that may be missing from the memory to a folder */
  copy: (file: string, blob: string, folder: string) => Promise<void>;
}

/**
 * Writes the files of two versions that make a site, to be compared. Those of public/ that both have are
 * not read for that.
 *
 * @throws RefusedRequest when there is no config in one of them
 */
export async function writeVersions(
  [before, after]: readonly [ListedVersion, ListedVersion],
  contents: Contents,
): Promise<ComparedVersions> {
  const names = [...new Set([...before.files.keys(), ...after.files.keys()])];
  const compare = async (file: string): Promise<FileChange[]> => {
    const [old, current] = [before.files.get(file), after.files.get(file)];
    if (old && old.blob === current?.blob) {
      for (const { folder } of [before, after]) {
        await skipStrange(() => contents.copy(file, old.blob, folder));
      }
      return [];
    }
    const write = async ({ folder }: ListedVersion, found: GitFile | undefined) => {
      const bytes = found && (await contents.read(file, found.blob));
      if (bytes) await skipStrange(() => writeInside(folder, file, bytes));
      return bytes?.length;
    };
    const [oldSize, size] = [await write(before, old), await write(after, current)];
    const change = {
      status: old ? (current ? 'changed' : 'removed') : 'added',
      file: file.slice('public'.length),
      ...(oldSize !== undefined && { before: oldSize }),
      ...(size !== undefined && { after: size }),
    } as const;
    return [change];
  };
  const files = await Promise.all(names.filter(isPublic).toSorted().map(compare));
  return {
    before: await writeTexts(before, contents),
    after: await writeTexts(after, contents),
    files: files.flat(),
  };
}

/** The config and, if it has lists in files, these and the record of translations. */
async function writeTexts(
  { name, files, folder }: ListedVersion,
  { read }: Contents,
): Promise<BaseFiles> {
  const found = files.get(configName);
  if (!found) throw stopHosted('notASite');
  const config = await read(configName, found.blob);
  const text = config.toString('utf8');
  const listFolder = join(folder, 'all');
  const isInList = createListFileTest(text, () => true);
  const hasLists = findListsInFiles(text).length > 0;
  for (const [file, { blob }] of hasLists ? files : []) {
    if (file !== recordName && !isInList(file)) continue;
    const bytes = await read(file, blob);
    await skipStrange(() => writeInside(listFolder, file, bytes));
  }
  return { name, config, publicFolder: join(folder, 'public'), listFolder };
}

/** Leaves out files with names that the editor does not write to the folder of the site either. */
async function skipStrange(write: () => Promise<void> | void): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
  }
}
