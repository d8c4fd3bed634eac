import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * An empty folder beside `folder` to build in. Folders of builds that were killed are removed.
 */
export function createStagingFolder(folder: string): string {
  const parent = dirname(folder);
  const prefix = `.${basename(folder)}-`;
  if (existsSync(parent)) {
    for (const name of readdirSync(parent)) {
      const process = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0;
      if (process > 0 && !isRunning(process)) {
        rmSync(join(parent, name), { recursive: true, force: true });
      }
    }
  }
  const staging = join(parent, `${prefix}${process.pid}`);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  return staging;
}

/** Puts `staging` in the place of `folder`: readers see the old site or the new one, never a mix. */
export function swapFolder(staging: string, folder: string): void {
  const old = `${staging}-old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(staging, folder);
  rmSync(old, { recursive: true, force: true });
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch {
    return false;
  }
}
