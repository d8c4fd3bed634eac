// @promise When many sites are built together, each is identical to the byte to a separate build,
// and one failure does not stop the others
// @promise A site merged from 1, 2 or 7 parts is identical to the byte to a build in one piece;
// missing, duplicate, damaged or mismatched parts are refused

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caches, copyProject, hashFiles } from '../../build/project-copy';
import { buildWell } from '../../build/start-build';
import { addSite, buildSites } from './site-folders';

test('several sites are built as each alone would be, and one that fails stops no other', async () => {
  const project = copyProject({ shared: caches });
  const folders = ['elm', 'oak', 'yew'].map((name) => addSite(project, name));
  const faulty = addSite(project, 'fir', '{ "site": ');
  mkdirSync(join(faulty, 'dist'));
  writeFileSync(join(faulty, 'dist/_site.json'), '{}');
  await buildWell(project);

  const { status, summary, stderr } = buildSites(project, ['sites/fir', ...folders]);
  expect(stderr).toContain('--> sites/fir/site.config.json:1:');
  expect(status).toBe(1);
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
});

test('sites that are divided among machines are put together, each as it would be alone', async () => {
  const project = copyProject({ shared: caches });
  const [elm, oak] = [addSite(project, 'elm'), addSite(project, 'oak')];
  await buildWell(project);
  const alone = hashFiles(join(project, 'dist'));

  for (const [shard, site] of [
    ['1/2', 'sites/elm'],
    ['2/2', 'sites/oak'],
  ] as const) {
    const { status, summary } = buildSites(project, [elm, oak], '--shard', shard);
    expect(summary.sites.map((built) => built.site)).toEqual([site]);
    expect(status).toBe(0);
  }
  expect(existsSync(join(elm, 'dist'))).toBe(false);
  expect(buildSites(project, [elm, oak], '--merge', 'dist-parts').status).toBe(0);
  for (const folder of [elm, oak]) expect(hashFiles(join(folder, 'dist'))).toEqual(alone);

  rmSync(join(elm, 'dist-parts'), { recursive: true });
  const { status, summary } = buildSites(project, [elm, oak], '--merge', 'dist-parts');
  expect(status).toBe(1);
  expect(summary.sites.map(({ built }) => built)).toEqual([false, true]);
  expect(summary.sites[0]?.failure).toMatch(/sites\/elm.* does not contain parts of the site/);
});
