// @promise A site of 10,000 posts is unchanged if its build is killed, and identical to the byte
// after a change is made and reverted, and when merged from parts

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { listPublicFiles } from '../../src/io/public-files';
import { removeFeatures } from '../../scripts/bench/vary-features';
import { makeLargeConfig } from '../../scripts/bench/make-large-config';
import { checkConfig } from '../../src/check/check-config';
import { readTestSite } from '../sites/read-site';
import { caches, copyProject, hashFiles, listDifferent } from './project-copy';
import { renamePractice } from '../cli/rename-practice';
import { buildWell, listStagingFolders, startBuild } from './start-build';

const limit = 600_000;
const postCount = 10_000;
/** This host takes so many files. */
const options = ['--host=netlify'];

const project = copyProject({ shared: caches });
const dist = join(project, 'dist');
const configFile = join(project, 'site.config.json');
const config = writeConfig();
let good: Record<string, string> = {};

function writeConfig(): string {
  const { text, publicFolder } = readTestSite('specification');
  const { config: small } = checkConfig(text, listPublicFiles(publicFolder));
  if (!small) throw new Error('The site has mistakes');
  return JSON.stringify(removeFeatures(makeLargeConfig(small, postCount)), undefined, 2);
}

beforeAll(async () => {
  writeFileSync(configFile, config);
  await buildWell(project, 'dist', options);
  good = hashFiles(dist);
}, limit);

test(
  'a large site stays as it was when a build of it is killed half way',
  { timeout: limit },
  async () => {
    writeFileSync(configFile, renamePractice(config));
    expect(Object.keys(good).length).toBeGreaterThan(postCount);
    const { child, hasWritten, ended } = startBuild(project, 'dist', options);
    await hasWritten(findPage(postCount / 2));
    child.kill('SIGKILL');
    expect((await ended).code).toBeNull();
    expect(listStagingFolders(project)).toHaveLength(1);
    expect(listDifferent(good, hashFiles(dist))).toEqual([]);
  },
);

test('one post changed and changed back makes it what it was', { timeout: limit }, async () => {
  writeFileSync(configFile, config.replace('"Post 7 of a large site"', '"Another title"'));
  await buildWell(project, 'dist', options);
  const changed = listDifferent(good, hashFiles(dist));
  expect(changed).toContain(findPage(7));
  expect(changed.length).toBeLessThan(100);
  writeFileSync(configFile, config);
  await buildWell(project, 'dist', options);
  expect(listDifferent(good, hashFiles(dist))).toEqual([]);
  expect(listStagingFolders(project)).toEqual([]);
});

test(
  'it is the same to the byte from parts that know no earlier build',
  { timeout: limit },
  async () => {
    writeFileSync(configFile, config);
    for (const part of ['1/2', '2/2']) {
      rmSync(join(project, 'node_modules/.cache/pages'), { recursive: true, force: true });
      await buildWell(project, `parts/${part.replace('/', '-of-')}`, [
        ...options,
        `--shard=${part}`,
      ]);
    }
    await buildWell(project, 'merged', [...options, '--merge=parts']);
    expect(listDifferent(good, hashFiles(join(project, 'merged')))).toEqual([]);
  },
);

/** The file of a post's page. */
function findPage(post: number): string {
  const file = Object.keys(good).find((each) => each.endsWith(`/post-${post}.html`));
  if (file === undefined) throw new Error(`Post ${post} has no page`);
  return file;
}
