import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const command = join(import.meta.dirname, '../../scripts/fuzz.ts');

test('2,000 changed configs are rejected with a place or rendered, and none crashes', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    command,
    '--runs=2000',
  ]);
  console.log(stdout.trim());
  expect(stdout).toContain('0 faults');
  expect(stderr).not.toContain('fault:');
}, 300_000);
