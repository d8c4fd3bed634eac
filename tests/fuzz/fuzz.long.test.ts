// @promise Changed configs never crash the check: those it accepts can be rendered, and each
// problem has a location

import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fuzzSite } from './run-fuzz';
import { isSample } from '../runners/is-sample';
import { countTries } from '../hostile/count-tries';
import { readTestSite } from '../sites/read-site';
import { findSharedCopy } from '../build/project-copy';
import { projectFolder } from '../../src/io/project-folder';

// `npm run fuzz` tries 20,000 of them, on the shipped site.
const runs = isSample ? 20 : 400;

test(`${runs} changed configs, at least 30 % on each side, end with a place or a page, and none crashes @A1`, async ({
  task,
}) => {
  countTries(task, runs);
  const copy = findSharedCopy();
  cpSync(join(projectFolder, 'tests/fuzz'), join(copy, 'tests/fuzz'), { recursive: true });
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tests/fuzz/fuzz.ts', `--runs=${runs}`],
    { cwd: copy },
  );
  console.log(stdout.trim());
  expect(stdout).toMatch(/, 0 faults/);
  expect(stderr).not.toContain('fault:');
  const [, accepted, rejected] = /(\d+) accepted .* (\d+) rejected/.exec(stdout) ?? [];
  expect(Number(accepted) + Number(rejected)).toBe(runs);
  expect(Math.min(Number(accepted), Number(rejected))).toBeGreaterThanOrEqual(0.3 * runs);
});

test(`${runs} changed configs of a site in two languages end as well @A1`, async ({ task }) => {
  countTries(task, runs);
  const result = await fuzzSite(readTestSite('two-languages'), 1, runs);
  expect(result.faults).toEqual([]);
  expect(Math.min(result.accepted, result.rejected)).toBeGreaterThanOrEqual(0.3 * runs);
});
