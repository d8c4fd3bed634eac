import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createStagingFolder } from '../replace-folder';
import { removeAtEnd } from '../at-end';
import { CommandError } from '../command-error';
import { codeLifetime, removeUnused } from './cache-files';
import { findFresh, noteCode } from './code-cache.mjs';
import { warnNotKept } from './checksummed-files.mjs';

/**
 * Makes a folder of code and keeps it, so that `findFresh` finds it. Where it cannot be kept, a
 * warning says so, and it stays until this process ends. What no process can be using any more is
 * removed.
 *
 * @param cacheFolder where it goes
 * @param origin what it depends on, such as a stamp of its sources
 * @param make writes into a folder
 * @returns its place; the name is another one for other code
 */
export async function storeCode(
  cacheFolder: string,
  origin: string,
  make: (folder: string) => Promise<unknown>,
): Promise<string> {
  const draftFolder = mkdtempSync(join(tmpdir(), 'site-code-'));
  removeAtEnd(draftFolder);
  const draft = join(draftFolder, 'new');
  await make(draft).catch((error: unknown) => {
    // The bundler takes it for a fault of its own.
    if (!/No space left|ENOSPC/.test(String(error))) throw error;
    throw new CommandError(`The disk is full: free a few megabytes in ${tmpdir()}.`);
  });
  const name = noteCode(draft, origin);
  try {
    const staging = createStagingFolder(join(cacheFolder, basename(cacheFolder)));
    cpSync(draft, staging, { recursive: true });
    const folder = join(cacheFolder, name);
    // What is there is damaged, or another process was faster.
    const isThere = findFresh(cacheFolder, origin) === folder;
    rmSync(isThere ? staging : folder, { recursive: true, force: true });
    if (!isThere) renameSync(staging, folder);
    rmSync(draftFolder, { recursive: true });
    removeUnused(cacheFolder, { after: codeLifetime, except: folder });
    return folder;
  } catch (error) {
    warnNotKept(cacheFolder, error);
  }
  const folder = join(draftFolder, name);
  renameSync(draft, folder);
  return folder;
}
