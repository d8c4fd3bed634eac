import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { removeAtEnd } from './at-end';
import { CommandError } from './command-error';
import { isSameProcess, readProcessStart } from './process-start';
import { resolveOutputFolder, type Output } from './output-folder';

/** A build of 10,000 pages takes half a minute. */
const longestWait = 300_000;

/**
 * An empty folder beside `folder` to build in. What killed builds left there is put right. If it is
 * still there when the process ends or is interrupted, it is removed.
 */
export function createStagingFolder(folder: string): string {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  for (const { name, isAtWork, isOld } of listStagingFolders(folder)) {
    if (isAtWork) continue;
    // A build that was killed between its two renames left the only good site there is.
    if (isOld && !existsSync(folder)) renameSync(join(parent, name), folder);
    else rmSync(join(parent, name), { recursive: true, force: true });
  }
  const staging = join(parent, nameStagingFolder(folder));
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging);
  removeAtEnd(staging);
  return staging;
}

/**
 * An empty folder beside `folder` to build in, as soon as no other process has one: the folder itself
 * is the lock, and that of a killed build does not count.
 *
 * @throws CommandError when another build has not ended after five minutes
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
    if (!isAnnounced) console.warn(`Waiting for another build (process ${other}) to finish.`);
    isAnnounced = true;
    while (findOtherBuild(folder) !== undefined) {
      if (Date.now() > end)
        throw new CommandError(
          `Another build (process ${other}) is still writing to ${folder}. Wait for it to finish, then try again.`,
        );
      // Not in step with others that wait too.
      await setTimeout(100 + Math.random() * 200);
    }
  }
}

/**
 * Makes a folder beside `folder`, and puts it in its place when it is complete.
 *
 * @throws what `make` throws, with `folder` as it was
 */
export async function remakeFolder<T>(
  folder: string,
  output: Output,
  make: (staging: string) => Promise<T>,
): Promise<T> {
  const staging = await createOnlyStagingFolder(folder);
  try {
    const made = await make(staging);
    replaceFolder(staging, folder, output);
    return made;
  } finally {
    // Gone already when all went well.
    rmSync(staging, { recursive: true, force: true });
  }
}

/** The process that builds `folder`, if it is not this one. */
function findOtherBuild(folder: string): number | undefined {
  return listStagingFolders(folder).find(({ pid, isAtWork }) => isAtWork && pid !== process.pid)
    ?.pid;
}

/** The start beside the id proves that it is still the same process. */
function nameStagingFolder(folder: string): string {
  const start = readProcessStart(process.pid);
  return `.${basename(folder)}-${[process.pid, start].filter(Boolean).join('-')}`;
}

interface StagingFolder {
  name: string;
  /** the process that made it */
  pid: number;
  /** that process is running */
  isAtWork: boolean;
  /** it holds what was there before */
  isOld: boolean;
}

/** What builds of `folder` have beside it: only names that are exactly like those we give. */
function listStagingFolders(folder: string): StagingFolder[] {
  const prefix = `.${basename(folder)}-`;
  return readdirSync(dirname(folder), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || !entry.name.startsWith(prefix)) return [];
    const match = /^([1-9]\d*)(?:-([0-9a-f]{12}))?(-old)?$/.exec(entry.name.slice(prefix.length));
    if (!match) return [];
    const [, pid, start = '', old] = match;
    const isAtWork = isSameProcess(Number(pid), start);
    return [{ name: entry.name, pid: Number(pid), isAtWork, isOld: old !== undefined }];
  });
}

/**
 * Puts `staging` in the place of `folder`. Between two renames there is no folder for a moment, but
 * never one that mixes the old files with the new. If the second fails, the old folder comes back.
 *
 * @throws RefusedTarget when the command has not made what is there
 */
export function replaceFolder(staging: string, folder: string, output: Output): void {
  resolveOutputFolder(folder, output);
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
