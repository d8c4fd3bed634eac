import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';

test('where NODE_ENV is production, npm installs what a build needs all the same', () => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const listed = spawnSync('npm', ['ls', 'tsx', 'vite'], {
    cwd: projectFolder,
    env,
    encoding: 'utf8',
  });
  expect(listed.stdout).toMatch(/ tsx@[^]* vite@/);
});
