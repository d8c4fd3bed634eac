import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readProcessStart } from '../../../src/io/process-start';
import { makeTempFolder } from '../../make-temp-folder';
import { openEditor } from '../open-editor';

const rounds = 200;

test('a second editor of the same folder is refused in one line', async () => {
  const editor = await openEditor();
  // The process that started this one is another one, and lives.
  const claim = `${process.ppid} ${readProcessStart(process.ppid)}`;
  writeFileSync(join(editor.folder, '.editor/process'), claim);
  await expect(openEditor({ folder: editor.folder })).rejects.toThrow(
    /^This site is already open in another editor \(process \d+\)\. .*$/,
  );
});

test.each(['', ' 0123456789ab'])(
  'an editor that has ended does not hold its folder when another process got its id: %j',
  async (start) => {
    const { folder } = await openEditor();
    const file = join(folder, '.editor/process');
    writeFileSync(file, process.ppid + start);
    await openEditor({ folder });
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${readProcessStart(process.pid)}`);
  },
);

/** A process that claims all folders, see `lock-process.ts`; it keeps them until the test ends. */
async function startClaimer(folder: string) {
  const script = join(import.meta.dirname, 'lock-process.ts');
  const args = ['--import', 'tsx', script, folder, String(rounds), '3'];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const readLine = async () => String(((await once(child.stdout, 'data')) as [Buffer])[0]).trim();
  await readLine();
  return async (start: number): Promise<number[]> => {
    child.stdin.write(String(start));
    return (await readLine()).split(' ').filter(Boolean).map(Number);
  };
}

test('of editors that start in the same millisecond, one gets the folder', async () => {
  const folder = makeTempFolder();
  for (let round = 0; round < rounds; round += 1) {
    mkdirSync(join(folder, String(round)));
    // Every other folder was claimed by a process that has ended.
    const isStale = round % 2 === 0;
    if (isStale) writeFileSync(join(folder, String(round), 'process'), '999999999 0123456789ab');
  }
  const claimers = await Promise.all([1, 2, 3].map(() => startClaimer(folder)));
  const start = Date.now() + 100;
  const got = await Promise.all(claimers.map((claim) => claim(start)));
  // Each of them once.
  expect(got.flat().toSorted((a, b) => a - b)).toEqual([...Array(rounds).keys()]);
});
