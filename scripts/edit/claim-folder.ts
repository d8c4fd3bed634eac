import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../commands/command-error';

/**
 * Makes sure that only one process writes the drafts in a folder. The claim of a process that has ended
 * does not count.
 *
 * @throws CommandError when another editor works there
 */
export function claimFolder(folder: string): void {
  const file = join(folder, 'process');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner > 0 && owner !== process.pid && isRunning(owner)) {
    throw new CommandError(
      `This site is open in another editor already (process ${owner}). Use the address that it printed, or end it first. If there is none, delete ${file}.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, String(process.pid));
}

function isRunning(owner: number): boolean {
  try {
    // Sends nothing; fails if there is no such process.
    process.kill(owner, 0);
    return true;
  } catch (error) {
    // The process of somebody else may not be asked, so there is one.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
