import { join } from 'node:path';
import { replaceFile } from '../../../../io/config-file';
import { readNote } from '../../read-note';

/** The file in the drafts folder that names the commit that the folder of the site was loaded from. */
const name = 'base.json';

/** @returns undefined when the folder was not loaded from a host @throws RefusedRequest when the file is damaged */
export function readFolderBase(drafts: string): string | undefined {
  const { commit } = readNote(drafts, name);
  return typeof commit === 'string' ? commit : undefined;
}

/** Notes that the folder has the content of a commit. @param drafts where the editor keeps its files */
export function writeFolderBase(drafts: string, commit: string): void {
  replaceFile(join(drafts, name), JSON.stringify({ commit }));
}
