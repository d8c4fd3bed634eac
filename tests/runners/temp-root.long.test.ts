import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import { sampleOf } from './is-sample';
import { makeTempFolder } from '../make-temp-folder';

const moduleUrl = pathToFileURL(join(projectFolder, 'tests/runners/temp-root.ts')).href;
const vitest = join(projectFolder, 'node_modules/vitest/vitest.mjs');

/** What is left in a temp folder, besides what tsx keeps there for the next command of the user. */
function listLeft(temp: string): string[] {
  return readdirSync(temp).filter((name) => !name.startsWith('tsx-'));
}

function start(temp: string, args: string[]) {
  // Not as a part of the run that this test belongs to.
  const { SITE_TEMP_ROOT: _root, ...env } = process.env;
  return spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { ...env, TMPDIR: temp, TEMP: temp, TMP: temp },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** A run that makes a folder, says so, and then ends or goes on for long. */
function startRun(temp: string, end = '') {
  const code = `
    const { useTempRoot } = await import('${moduleUrl}');
    useTempRoot();
    const { mkdtempSync, writeFileSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    const folder = mkdtempSync(tmpdir() + '/left-');
    writeFileSync(folder + '/file', 'x');
    console.log(folder);
    ${end}`;
  return start(temp, ['--import', 'tsx', '--input-type=module', '--eval', code]);
}

function makeTemp(): string {
  const temp = join(makeTempFolder(), 'temp');
  mkdirSync(temp);
  return temp;
}

const waitLong = 'setInterval(() => {}, 1000);';

test('a run leaves no folder in the temp folder when it ends', async () => {
  const temp = makeTemp();
  const run = startRun(temp);
  const [folder] = await once(run.stdout, 'data');
  await once(run, 'close');
  expect(String(folder)).toContain(join(temp, `site-tests-${run.pid}`, 'left-'));
  expect(listLeft(temp)).toEqual([]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a run that is interrupted by %s leaves none either',
  async (signal) => {
    const temp = makeTemp();
    const run = startRun(temp, waitLong);
    await once(run.stdout, 'data');
    expect(listLeft(temp)).toHaveLength(1);
    run.kill(signal);
    const [code] = await once(run, 'close');
    expect(code).toBeGreaterThan(128);
    expect(listLeft(temp)).toEqual([]);
  },
);

test('what a killed run has left is removed by the next one, that of a running one is not', async () => {
  const temp = makeTemp();
  const [killed, running] = [startRun(temp, waitLong), startRun(temp, waitLong)];
  await Promise.all([once(killed.stdout, 'data'), once(running.stdout, 'data')]);
  killed.kill('SIGKILL');
  await once(killed, 'close');
  expect(listLeft(temp)).toHaveLength(2);
  await once(startRun(temp), 'close');
  expect(listLeft(temp)).toEqual([`site-tests-${running.pid}`]);
  running.kill();
  await once(running, 'close');
  expect(listLeft(temp)).toEqual([]);
});

test.each(sampleOf(['SIGTERM', undefined] as const))(
  'the unit tests run in such a folder, and leave nothing when they end by %s',
  async (signal) => {
    const temp = makeTemp();
    const seen = new Set<string>();
    // Its tests make folders, before and while they run.
    const file = 'tests/io/public-files.test.ts';
    const run = start(temp, [vitest, 'run', '--configLoader=runner', file]);
    run.stdout.resume();
    const watch = setInterval(() => {
      for (const name of listLeft(temp)) seen.add(name);
      // Once Vitest has its own folder, too; again and again, as somebody does who is in a hurry.
      if (signal && seen.size === 2) run.kill(signal);
    }, 5);
    const [code] = await once(run, 'close');
    clearInterval(watch);
    expect([...seen]).toContain(`site-tests-${run.pid}`);
    expect(code === 0).toBe(!signal);
    expect(listLeft(temp)).toEqual([]);
  },
);
