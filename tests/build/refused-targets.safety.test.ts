// @promise No command deletes or overwrites a folder or report that it did not create

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../make-temp-folder';
import { caches, copyProject, hashFiles } from './project-copy';
import { listStagingFolders, runBuild } from './start-build';
import { outerEnvironment } from '../outer-environment';

const project = copyProject({ shared: caches });
const sources = ['package.json', 'public', 'src'];

function hashSources(): unknown {
  return sources.map((name) =>
    name.includes('.') ? readFileSync(join(project, name), 'utf8') : hashFiles(join(project, name)),
  );
}

function runReview(...args: string[]): { status: number | null; said: string } {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/cli/commands/review.ts', '--base', 'site.config.json', ...args],
    { cwd: project, env: outerEnvironment(), encoding: 'utf8' },
  );
  return { status, said: stderr };
}

for (const out of ['', 'public']) {
  test(`build --out=${out} is refused in one line, and nothing is deleted or made`, async () => {
    const before = hashSources();
    const { code, output } = await runBuild(project, out);
    expect(hashSources()).toEqual(before);
    expect(code).toBe(2);
    expect(output).toMatch(/^Cannot write the site to ".*": .+\n$/);
    expect(listStagingFolders(project)).toEqual([]);
  });
}

test('a checkout that the site was copied into keeps its history', async () => {
  const clone = makeTempFolder();
  mkdirSync(join(clone, '.git'));
  writeFileSync(join(clone, '_site.json'), '{}');
  writeFileSync(join(clone, '.git/HEAD'), 'ref: refs/heads/gh-pages');
  const { code, output } = await runBuild(project, clone);
  expect(readFileSync(join(clone, '.git/HEAD'), 'utf8')).toBe('ref: refs/heads/gh-pages');
  expect(code).toBe(2);
  expect(output).toContain('it contains .git');
});

test('the site goes into no folder of somebody else', async () => {
  const notes = join(project, 'my-notes');
  mkdirSync(notes);
  writeFileSync(join(notes, 'thesis.txt'), 'three years of work');
  const { code, output } = await runBuild(project, 'my-notes');
  expect(readFileSync(join(notes, 'thesis.txt'), 'utf8')).toBe('three years of work');
  expect(code).toBe(2);
  expect(output).toMatch(/^Cannot write the site to "my-notes": .*thesis\.txt.*\n$/);
});

test('a review is written over an older one, and over no other file', () => {
  const before = hashSources();
  for (const file of ['', 'package.json']) {
    const { status, said } = runReview('--html', file);
    expect(said).toMatch(/^Cannot write the review to /);
    expect(status).toBe(2);
  }
  expect(hashSources()).toEqual(before);
  expect(runReview('--html', 'review.html')).toMatchObject({ status: 0 });
  expect(runReview('--html', 'review.html')).toMatchObject({ status: 0 });
});
