import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * An empty folder beside `folder` to build in. What killed builds left there is put right.
 */
export function createStagingFolder(folder: string): string {
  const parent = dirname(folder);
  const prefix = `.${basename(folder)}-`;
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    if (isRunning(Number.parseInt(name.slice(prefix.length), 10))) continue;
    // A build that was killed between its two renames left the only good site there is.
    if (name.endsWith('-old') && !existsSync(folder)) renameSync(join(parent, name), folder);
    else rmSync(join(parent, name), { recursive: true, force: true });
  }
  const staging = join(parent, `${prefix}${process.pid}`);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging);
  return staging;
}

/**
 * Puts `staging` in the place of `folder`. Between two renames there is no folder for a moment, but
 * never one that mixes the old files with the new. If the second fails, the old folder comes back.
 */
export function swapFolder(staging: string, folder: string): void {
  const old = `${staging}-old`;
  const hasOld = existsSync(folder);
  if (hasOld) renameSync(folder, old);
  try {
    renameSync(staging, folder);
  } catch (error) {
    if (hasOld) renameSync(old, folder);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return Number.isNaN(pid) || process.kill(pid, 0);
  } catch {
    return false;
  }
}
