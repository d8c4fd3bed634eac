import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A build of 10,000 pages takes half a minute. */
const longestWait = 300_000;

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
 * An empty folder beside `folder` to build in, as soon as no other process has one: the folder itself
 * is the lock, and that of a killed build does not count.
 *
 * @throws Error when another build has not ended after five minutes
 */
export async function createOnlyStagingFolder(folder: string): Promise<string> {
  const end = Date.now() + longestWait;
  let isAnnounced = false;
  for (;;) {
    const staging = createStagingFolder(folder);
    const other = findOtherBuild(folder);
    if (other === undefined) return staging;
    // Whoever made the folder first goes on; whoever sees another one steps back.
    rmSync(staging, { recursive: true });
    if (!isAnnounced) console.warn(`Another build (process ${other}) is at work; waiting for it.`);
    isAnnounced = true;
    while (findOtherBuild(folder) !== undefined) {
      if (Date.now() > end) throw new Error(`Process ${other} is still building ${folder}.`);
      // Not in step with others that wait too.
      await setTimeout(100 + Math.random() * 200);
    }
  }
}

/** The process that builds `folder`, if it is not this one. */
function findOtherBuild(folder: string): number | undefined {
  const prefix = `.${basename(folder)}-`;
  return readdirSync(dirname(folder))
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number.parseInt(name.slice(prefix.length), 10))
    .find((pid) => pid !== process.pid && !Number.isNaN(pid) && isRunning(pid));
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
  } catch (error) {
    // There is one, of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
