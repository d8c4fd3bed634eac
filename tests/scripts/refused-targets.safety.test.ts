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

/** Runs a command that takes its arguments from the command line alone. */
function run(command: 'docs' | 'review', args: string[]): { status: number | null; said: string } {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${command}.ts`, ...args],
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
    expect(output).toMatch(/^The site cannot go to ".*": .+\n$/);
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

test('the reference replaces what it wrote before, and no folder of somebody else', () => {
  const notes = join(project, 'my-notes');
  mkdirSync(notes);
  writeFileSync(join(notes, 'thesis.txt'), 'three years of work');
  const refused = run('docs', ['my-notes']);
  expect(readFileSync(join(notes, 'thesis.txt'), 'utf8')).toBe('three years of work');
  expect(refused).toEqual({
    status: 2,
    said: expect.stringMatching(/^The reference cannot go to "my-notes": .*thesis\.txt.*\n$/),
  });
  expect(run('docs', [''])).toMatchObject({ status: 2 });
  expect(run('docs', ['manual'])).toEqual({ status: 0, said: '' });
  expect(run('docs', ['manual'])).toEqual({ status: 0, said: '' });
});

test('a review is written over an older one, and over no other file', () => {
  const before = hashSources();
  for (const file of ['', 'package.json']) {
    const { status, said } = run('review', ['--base', 'site.config.json', '--html', file]);
    expect(said).toMatch(/^The review cannot go to /);
    expect(status).toBe(2);
  }
  expect(hashSources()).toEqual(before);
  const args = ['--base', 'site.config.json', '--html', 'review.html'];
  expect(run('review', args)).toMatchObject({ status: 0 });
  expect(run('review', args)).toMatchObject({ status: 0 });
});
