import { spawnSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { readPort } from '../../../src/build/server/read-port';
import { projectFolder } from '../../../src/io/project-folder';

afterEach(() => vi.unstubAllEnvs());

test('a port is a number from 1 to 65535, and nothing else', () => {
  expect(readPort('TEST_PORT', 4173)).toBe(4173);
  for (const port of ['1', '80', '65535']) {
    vi.stubEnv('TEST_PORT', port);
    expect(readPort('TEST_PORT', 4173)).toBe(Number(port));
  }
  for (const bad of ['', ' ', '0', '-1', '65536', '99999', '1e3', '0x50', '80.5', ' 80', 'web']) {
    vi.stubEnv('TEST_PORT', bad);
    expect(() => readPort('TEST_PORT', 4173)).toThrow(
      `TEST_PORT must be a number from 1 to 65535, not ${JSON.stringify(bad)}.`,
    );
  }
});

test.each([
  ['src/cli/commands/preview.ts', { PORT: '' }],
  ['src/cli/commands/preview.ts', { PORT: '4318', PROVIDER_PORT: '99999' }],
  ['scripts/provider.ts', { PROVIDER_PORT: '99999' }],
])('%s with %o ends with one line and code 2', (script, env) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^(PROVIDER_)?PORT must be a number from 1 to 65535, not "\d*"\. .*\n$/);
});
