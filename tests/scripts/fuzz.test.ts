import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectFolder } from '../../scripts/project-folder';

const command = join(projectFolder, 'scripts/fuzz.ts');

test('2,000 changed configs, at least 30 % on each side, end with a place or a page, and none crashes', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    command,
    '--runs=2000',
  ]);
  console.log(stdout.trim());
  expect(stdout).toMatch(/, 0 faults/);
  expect(stderr).not.toContain('fault:');
  const [, accepted, rejected] = /(\d+) accepted .* (\d+) rejected/.exec(stdout) ?? [];
  expect(Number(accepted) + Number(rejected)).toBe(2000);
  expect(Math.min(Number(accepted), Number(rejected))).toBeGreaterThanOrEqual(600);
}, 300_000);
