// @promise An outdated translation is a warning at its location

import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../../make-temp-folder';
import { readTestSite } from '../../sites/read-site';
import { askCommand } from '../run-command';

const { folder: siteFolder } = readTestSite('two-languages');
const folder = makeTempFolder();
cpSync(siteFolder, folder, { recursive: true });

function run(...args: string[]) {
  return askCommand('translations', ['site.config.json', ...args], { cwd: folder });
}

test('the table counts what is done, page by page, and says what nobody would notice', async () => {
  const { status, stdout, stderr } = await run();
  expect(stdout).toMatch(/^Spanish \("es"\) +translated +missing +outdated\n/);
  expect(stdout).toMatch(/^\/contact +6 +0 +0$/m);
  expect(stdout).toMatch(/^\/prices +not in this language$/m);
  expect(stderr).toMatch(
    /npm run translations -- --language es --page site --page navigation --page counselors --accept\nThen do the same for notices, \/, .+\n$/,
  );
  expect(status).toBe(0);

  const [spanish] = JSON.parse((await run('--json')).stdout).languages;
  expect(spanish.areas).toContainEqual({
    area: '/contact',
    exists: true,
    done: 6,
    missing: 0,
    older: 0,
  });
});

test('accepted translations are noted, once', async () => {
  expect((await run('--accept')).stdout).toBe('Wrote .translations.json.\n');
  expect((await run()).stderr).toBe('');
  expect((await run('--accept')).stdout).toMatch(/^Nothing to record/);
});

test('a page that does not exist in the language yet is counted when it is named', async () => {
  expect((await run('--page', '/prices')).stdout).toMatch(/^\/prices +0 +3 +0$/m);
});

test('errors of the config come first, for people and for programs', async () => {
  const file = join(folder, 'broken.json');
  writeFileSync(file, '{');
  const faulty = await askCommand('translations', ['broken.json'], { cwd: folder });
  expect([faulty.status, faulty.stderr]).toEqual([1, expect.stringContaining('error[CFG0109]')]);
  const { stdout } = await askCommand('translations', ['broken.json', '--json'], { cwd: folder });
  expect(JSON.parse(stdout).diagnostics).toMatchObject([{ severity: 'error' }]);
});
