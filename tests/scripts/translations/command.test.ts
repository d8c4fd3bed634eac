import { cpSync, readFileSync } from 'node:fs';
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
  expect(stdout).toMatch(/^Spanish \("es"\) +done +missing +outdated\n/);
  expect(stdout).toMatch(/^\/contact +6 +0 +0$/m);
  expect(stdout).toMatch(/^\/prices +not in this language$/m);
  expect(stderr).toMatch(/npm run translations -- --accept\n$/);
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

test('what is accepted is noted, an export is imported again, and no file is overwritten', async () => {
  expect((await run('--accept')).stdout).toBe('wrote .translations.json\n');
  expect((await run('--export', 'es.xlf', '--page', '/prices')).stdout).toMatch(
    /^wrote es.xlf: 3 passages/,
  );
  const again = await run('--export', 'es.xlf');
  expect(again.stderr).toMatch(/^es.xlf already exists and .*\n$/);
  expect(again.status).toBe(2);
  expect((await run('--import', 'es.xlf')).stdout).toBe(
    '0 passages read, 0 of them new or changed.\n',
  );
  expect(readFileSync(join(folder, 'es.xlf'), 'utf8')).toContain('id="routes.3.title"');
});

test('what does not fit is an error at its place, for people and for programs', async () => {
  const faulty = await run('--import', 'site.config.json');
  expect(faulty.stderr).toContain('error[CFG0673]: This is not XML');
  expect(faulty.stderr).toMatch(/--> site.config.json:\d+:\d+/);
  expect(faulty.status).toBe(1);
  const { diagnostics } = JSON.parse((await run('--import', 'site.config.json', '--json')).stdout);
  expect(diagnostics).toMatchObject([{ code: 'CFG0673', severity: 'error' }]);
});
