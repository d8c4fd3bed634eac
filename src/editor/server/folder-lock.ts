import { appendFileSync, readFileSync, chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../io/command-error';
import { isSameProcess, readProcessStart } from '../../io/process-start';
import { replaceFile } from '../../io/config-file';

/**
 * Makes sure that only one process writes the drafts in a folder, and that other users of this machine
 * cannot read them. The claim of a process that has ended does not count, not even if another one has its
 * id by now.
 *
 * Each process adds a line to a file: lines that are added at the same time follow each other, so that all
 * processes agree which of the running ones was first.
 *
 * @throws CommandError when another editor works there
 */
export function lockFolder(folder: string): void {
  makePrivateFolder(folder);
  const file = join(folder, 'process');
  const own = `${process.pid} ${readProcessStart(process.pid)}`;
  let first: string | undefined;
  do {
    appendFileSync(file, `\n${own}`);
    first = readFileSync(file, 'utf8').split('\n').find(isHeld);
    // None, where the first one has replaced the file meanwhile, and has ended.
  } while (first === undefined);
  if (first !== own) {
    throw new CommandError(
      `This site is already open in another editor (process ${first.split(' ')[0]}). Use the link it printed or stop it first. If no other editor is running, delete ${file}.`,
    );
  }
  replaceFile(file, own);
}

/** Whether the process of a claim is still running. */
function isHeld(claim: string): boolean {
  const [pid = '', start = ''] = claim.split(' ');
  return Number(pid) > 0 && isSameProcess(Number(pid), start);
}

/**
 * Makes a folder that other users of this machine cannot look into, or closes one that is there. Windows
 * keeps its own lists of who may read a folder.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
