import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../utils/json';
import { replaceFile } from '../../io/config-file';
import { RefusedRequest } from './read-body';

/**
 * Reads what the editor remembers in a file; nothing when there is none.
 *
 * @param drafts where the editor keeps its files
 * @throws RefusedRequest when the file is damaged: it must not be taken for one that is not there
 */
export function readNote(drafts: string, name: string): Record<string, unknown> {
  const file = join(drafts, name);
  if (!existsSync(file)) return {};
  try {
    const note: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isObject(note)) return note;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new RefusedRequest(
    422,
    `The file ${name} in the folder .editor is damaged. Restore it from a backup. If you have none, delete it and put your website online again: it then gets a different address.`,
  );
}

/** The file in the drafts folder that names the commit that the folder of the site was loaded from. */
const baseFile = 'base.json';

/** @returns undefined when the folder was not loaded from a host @throws RefusedRequest when the file is damaged */
export function readFolderBase(drafts: string): string | undefined {
  const { commit } = readNote(drafts, baseFile);
  return typeof commit === 'string' ? commit : undefined;
}

/** Notes that the folder has the content of a commit. @param drafts where the editor keeps its files */
export function writeFolderBase(drafts: string, commit: string): void {
  replaceFile(join(drafts, baseFile), JSON.stringify({ commit }));
}
