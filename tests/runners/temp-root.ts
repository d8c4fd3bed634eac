import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '../../src/io/at-end';
import { isRunning } from '../../src/io/process-start';

const prefix = 'site-tests-';

/** Where `os.tmpdir()` looks, on Unix and on Windows. */
const variables = ['TMPDIR', 'TEMP', 'TMP'] as const;

/** Names the folder to the processes of the run, so that they do not make another one in it. */
const mark = 'SITE_TEMP_ROOT';

/**
 * Makes one folder the temp folder of this process and of all that it starts from now on, and
 * removes it with everything in it when the process ends, also when it is interrupted. What runs
 * have left that could not do so, because they were killed, is removed at once.
 *
 * Inside a run that has such a folder already, nothing happens: that run removes it.
 */
export function useTempRoot(): void {
  const parent = tmpdir();
  if (process.env[mark] === parent) return;
  removeOrphans(parent);
  const root = join(parent, `${prefix}${process.pid}`);
  mkdirSync(root);
  for (const name of [...variables, mark]) process.env[name] = root;
  atEnd(() => removeTree(root));
}

function removeOrphans(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)$`).exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) removeTree(join(parent, name));
  }
}

/** Never fails: what cannot be removed now, the next run tries again. */
function removeTree(folder: string): void {
  try {
    for (const disk of listDisks(folder)) execFileSync('umount', ['--lazy', disk]);
    // A process that has not ended yet may write while its folder is emptied, for seconds where the
    // machine is busy.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  } catch (error) {
    console.warn(`${folder} could not be removed: ${String(error)}`);
  }
}

/** Disks that a killed test has left mounted in a folder; only Linux has such a list. */
function listDisks(folder: string): string[] {
  if (!existsSync('/proc/mounts')) return [];
  const lines = readFileSync('/proc/mounts', 'utf8').split('\n');
  const places = lines.flatMap((line) => line.split(' ')[1] ?? []);
  return places.filter((place) => place.startsWith(join(folder, '/')));
}
