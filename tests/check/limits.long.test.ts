// @promise Checking takes at most one second for a config of 160 kB, and ten seconds and 1 GB for
// 20 MB; exceeding [a limit](../docs/developing/limits.md) is reported with its location

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import { createAjv } from '../../src/check/schema/compile-schema';
import { siteSchema } from '../../src/content/schema/walk-schema';
import { countTries } from '../hostile/count-tries';
import { largeConfigs } from '../hostile/large-configs';
import { measureWork } from '../hostile/measure-work';

const run = promisify(execFile);
const program = join(projectFolder, 'tests/hostile/check-large.ts');

interface Cost {
  seconds: number;
  megabytes: number;
}

/** In megabytes. Where there is more, Node.js waits with clearing up until it has taken more. */
const heap = 800;

/** What it costs a process of its own, on a computer with little memory, to check a config. */
async function measureCheck(name: string, size: number): Promise<Cost> {
  const args = [`--max-old-space-size=${heap}`, '--import', 'tsx', program, name, String(size)];
  const { stdout } = await run(process.execPath, args, { timeout: 120_000, cwd: projectFolder });
  return JSON.parse(stdout) as Cost;
}

test.for(largeConfigs)(
  'as many $name as are checked, 19.9 MB at most, take 10 s and 1 GB at most @A5',
  { timeout: 150_000 },
  async ({ name }, { task }) => {
    countTries(task, 1);
    const { seconds, megabytes } = await measureCheck(name, 19_900_000);
    expect([seconds < 10 || seconds, megabytes < 1_000 || megabytes]).toEqual([true, true]);
  },
);

test('what Ajv alone would take is seen: the control @A5-control', ({ task }) => {
  const ajv = createAjv();
  ajv.opts.code.process = (code) => code;
  const validate = ajv.compile(siteSchema);
  const value: unknown = JSON.parse(`{"routes":[${'0,'.repeat(60_000)}0]}`);
  countTries(task, 1);
  expect(measureWork(() => validate(value))).toBeGreaterThan(3);
});
