import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../commands/command-error';
import { isSameProcess, readProcessStart } from '../commands/process-start';
import { makePrivateFolder } from './private-folder';

/**
 * Makes sure that only one process writes the drafts in a folder, and that other users of this machine
 * cannot read them. The claim of a process that has ended
 * does not count, not even if another one has its id by now.
 *
 * @throws CommandError when another editor works there
 */
export function claimFolder(folder: string): void {
  makePrivateFolder(folder);
  const file = join(folder, 'process');
  const claim = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [owner = '', start = ''] = claim.split(' ');
  if (Number(owner) > 0 && Number(owner) !== process.pid && isSameProcess(Number(owner), start)) {
    throw new CommandError(
      `This site is open in another editor already (process ${owner}). Use the address that it printed, or end it first. If there is none, delete ${file}.`,
    );
  }
  writeFileSync(file, `${process.pid} ${readProcessStart(process.pid)}`);
}
