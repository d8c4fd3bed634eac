import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isSample } from '../../scripts/testing/is-sample';
import { countTries } from '../hostile/count-tries';
import { findSharedCopy } from './project-copy';

// `npm run fuzz` tries 20,000 of them, on the shipped site.
const runs = isSample ? 20 : 400;

test(`${runs} changed configs, at least 30 % on each side, end with a place or a page, and none crashes @A1`, async ({
  task,
}) => {
  countTries(task, runs);
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/fuzz.ts', `--runs=${runs}`],
    { cwd: findSharedCopy() },
  );
  console.log(stdout.trim());
  expect(stdout).toMatch(/, 0 faults/);
  expect(stderr).not.toContain('fault:');
  const [, accepted, rejected] = /(\d+) accepted .* (\d+) rejected/.exec(stdout) ?? [];
  expect(Number(accepted) + Number(rejected)).toBe(runs);
  expect(Math.min(Number(accepted), Number(rejected))).toBeGreaterThanOrEqual(0.3 * runs);
});
