import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createStagingFolder } from '../replace-folder';
import { removeAtEnd } from '../at-end';
import { CommandError } from '../command-error';
import { findFresh, noteCode } from './code-cache.mjs';
import type { CodeInputs } from './code-inputs.mjs';
import { warnNotKept } from './checksummed-files.mjs';

/**
 * Makes a folder of code and keeps it, so that `findFresh` finds it. Where it cannot be kept, a
 * warning says so, and it stays until this process ends.
 *
 * @param cacheFolder where it goes
 * @param maker what it depends on besides code, such as the version of Node.js
 * @param make writes into a folder and returns what it made the files from
 * @returns its place; the name is another one for other code
 */
export async function storeCode(
  cacheFolder: string,
  maker: string,
  make: (folder: string) => Promise<CodeInputs>,
): Promise<string> {
  const draftFolder = mkdtempSync(join(tmpdir(), 'site-code-'));
  removeAtEnd(draftFolder);
  const draft = join(draftFolder, 'new');
  const inputs = await make(draft).catch((error: unknown) => {
    // The bundler takes it for a fault of its own.
    if (!/No space left|ENOSPC/.test(String(error))) throw error;
    throw new CommandError(`The disk is full: free a few megabytes in ${tmpdir()}.`);
  });
  const name = noteCode(draft, { maker, inputs });
  try {
    const staging = createStagingFolder(join(cacheFolder, basename(cacheFolder)));
    cpSync(draft, staging, { recursive: true });
    const folder = join(cacheFolder, name);
    // What is there is damaged, or another process was faster.
    const isThere = findFresh(cacheFolder, maker) === folder;
    rmSync(isThere ? staging : folder, { recursive: true, force: true });
    if (!isThere) renameSync(staging, folder);
    rmSync(draftFolder, { recursive: true });
    return folder;
  } catch (error) {
    warnNotKept(cacheFolder, error);
  }
  const folder = join(draftFolder, name);
  renameSync(draft, folder);
  return folder;
}
