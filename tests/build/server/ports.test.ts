import { spawnSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { explainPort, readPort } from '../../../src/build/server/ports';
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

const inUse = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });

test('a port that is in use comes with the command for the next one', () => {
  const wanted = { port: 4173, variable: 'PORT', call: 'npm start', taken: 4174 };
  expect(explainPort(inUse, wanted).message).toBe(
    'Port 4173 is in use by another program. To use a different port, run: PORT=4175 npm start',
  );
  expect(explainPort(inUse, { ...wanted, port: 65_535 }).message).toMatch(/PORT=65534 npm start$/);
});

test('on Windows, the command is one for PowerShell', () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  const wanted = { port: 4174, variable: 'EDIT_PORT', call: 'npm run edit' };
  expect(explainPort(inUse, wanted).message).toMatch(/run: \$env:EDIT_PORT=4175; npm run edit$/);
  vi.restoreAllMocks();
});

test('any other error comes with its reason', () => {
  const wanted = { port: 80, variable: 'EDIT_PORT', call: 'npm run edit' };
  expect(explainPort(new Error('listen EACCES'), wanted).message).toBe(
    'Port 80 cannot be used (listen EACCES). To use a different port, run: EDIT_PORT=81 npm run edit',
  );
});
