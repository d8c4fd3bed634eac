// @promise Drafts and content that is scheduled or no longer published are in no output file, and
// nothing that is published links to them

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readBuiltPages } from '../../src/io/read-built-pages';
import { htmlFile } from '../../src/payload/page-paths';
import { outerEnvironment } from '../outer-environment';
import { readTestSite } from '../sites/read-site';
import { caches, copyProject } from '../build/project-copy';

// Builds take long beside other work.
vi.setConfig({ testTimeout: 300_000 });

// It has a post that is a draft, one that is published on 5 January 2099, and an event that is taken
// off on 7 June of that year.
const project = copyProject({ shared: caches, site: readTestSite('every-part') });

function run(script: string, ...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `src/cli/commands/${script}.ts`, ...args],
    { cwd: project, env: outerEnvironment(), encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

test('a build with drafts is for nobody else: banner, no listing, a name that cannot be guessed', () => {
  const { status, said } = run('build', '--drafts');
  expect([status, said]).toEqual([
    0,
    expect.stringMatching(/such as p[0-9a-f]{26}\. How: docs\/editing\/post\.md$/m),
  ]);
  const folder = join(project, 'dist-preview');
  const pages = readBuiltPages(folder);
  expect(pages.length).toBeGreaterThan(10);
  const open = pages.filter(({ path }) => {
    const html = readFileSync(join(folder, htmlFile(path)), 'utf8');
    const isHidden = html.includes('<meta name="robots" content="noindex"/>');
    return !isHidden || !html.includes('Preview with drafts');
  });
  expect(open.map(({ path }) => path)).toEqual([]);
  const texts = JSON.stringify(pages);
  expect(texts).toContain('[Draft]');
  expect(texts).toContain('[Scheduled]');
  expect(readFileSync(join(folder, 'sitemap.xml'), 'utf8')).not.toContain('<loc>');
  // What is published stays as it is, and nothing takes its place.
  expect(existsSync(join(project, 'dist'))).toBe(false);
  const refused = run('build', '--drafts', '--out=dist');
  expect([refused.status, refused.said]).toEqual([
    2,
    expect.stringContaining('Drafts cannot be written'),
  ]);
});

test('what is to come, and what the published site does not show yet, is listed', () => {
  const coming = run('due', '--at=2099-01-05T08:00Z');
  expect(coming.said).toMatch(
    /^2099-01-05T09:00: Post .* is published\n(?:.*Event .* is over\n)*2099-06-07: .* is unpublished\n$/,
  );
  const due = run('due', '--since=2099-01-01T00:00Z', '--at=2099-02-01T00:00Z');
  expect(due.said).toMatch(/^2099-01-05T09:00: [^\n]*\n$/);
  const nothing = run('due', '--since=2099-02-01T00:00Z', '--at=2099-03-01T00:00Z');
  expect(nothing).toEqual({ status: 0, said: 'Nothing is due.\n' });
});
