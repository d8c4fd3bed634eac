import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTestSite } from '../../sites/read-site';
import { caches, copyProject, hashFiles } from '../project-copy';
import { buildWell } from '../start-build';

const { configFile, publicFolder } = readTestSite('specification');

/** A practice in a folder below `sites/` of a project. */
function addSite(project: string, name: string, config = readFileSync(configFile, 'utf8')): string {
  const folder = join(project, 'sites', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.config.json'), config);
  cpSync(publicFolder, join(folder, 'public'), { recursive: true });
  return folder;
}

test('several sites are built as each alone would be, and one that fails stops no other', async () => {
  const project = copyProject({ shared: caches });
  const folders = ['elm', 'oak', 'yew'].map((name) => addSite(project, name));
  const faulty = addSite(project, 'fir', '{ "site": ');
  mkdirSync(join(faulty, 'dist'));
  writeFileSync(join(faulty, 'dist/_site.json'), '{}');
  await buildWell(project);

  const { NODE_ENV: _env, VITEST: _vitest, ...env } = process.env;
  const args = ['--json', '--site', 'sites/fir', ...folders];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts', ...args],
    { cwd: project, env, encoding: 'utf8' },
  );
  expect(stderr).toContain('--> sites/fir/site.config.json:1:');
  expect(status).toBe(1);
  const summary = JSON.parse(stdout) as { sites: { site: string; built: boolean }[] };
  expect(summary).toMatchObject({ built: 3, failed: 1 });
  expect(summary.sites.map(({ site, built }) => [site, built])).toEqual([
    ['sites/fir', false],
    ['sites/elm', true],
    ['sites/oak', true],
    ['sites/yew', true],
  ]);
  const alone = hashFiles(join(project, 'dist'));
  expect(Object.keys(alone).length).toBeGreaterThan(100);
  for (const folder of folders) expect(hashFiles(join(folder, 'dist'))).toEqual(alone);
  expect(hashFiles(join(faulty, 'dist'))).toHaveProperty(['_site.json']);
  expect(existsSync(join(project, 'sites/dist'))).toBe(false);
}, 240_000);
