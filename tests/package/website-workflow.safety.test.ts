import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runWorkflow, type WorkflowOutcome } from '../git-hosts/run-workflow';
import { servePages } from '../git-hosts/serve-pages';
import { makeTempFolder } from '../make-temp-folder';
import { createSite, environment, site, succeed } from './installed-site';
import type { Registry } from './start-registry';

const repository = join(makeTempFolder(), 'practice.git');
let registry: Registry;

const git = (...args: string[]) =>
  succeed('git', ['-c', 'user.name=Mary', '-c', 'user.email=mary@site.example', ...args]);

beforeAll(async () => {
  registry = await createSite();
  await git('init', '--quiet', '--initial-branch=main');
  await git('init', '--quiet', '--bare', '--initial-branch=main', repository);
  await publish('Start the website');
});

afterAll(() => registry.stop());

/** Commits all files and sends them to the repository. */
async function publish(message: string): Promise<void> {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', message);
  await git('push', '--quiet', repository, 'main');
}

async function runOn(
  event: 'push' | 'schedule' | 'workflow_dispatch',
  lastSuccess?: Date,
): Promise<WorkflowOutcome> {
  const commit = (await git('rev-parse', 'HEAD')).trim();
  return runWorkflow({
    repository,
    commit,
    file: '.github/workflows/website.yml',
    event,
    environment: environment(),
    ...(lastSuccess && { lastSuccess: lastSuccess.toISOString() }),
  });
}

test('a push publishes a new website with GitHub Pages', async () => {
  const { conclusion, log, site: published = '' } = await runOn('push');
  expect([conclusion, conclusion === 'success' ? '' : log]).toEqual(['success', '']);
  const { url, close } = await servePages(published);
  onTestFinished(close);
  const read = async (path: string) => {
    const answer = await fetch(url + path);
    const [, title] = /<title>([^|<]*)/.exec(await answer.text()) ?? [];
    return [answer.status, title?.trim()];
  };
  expect(await read('/')).toEqual([200, expect.stringMatching(/^Lakelight Counseling: /)]);
  // A page and a page in the folder of the same name.
  expect(await read('/resources')).toEqual([200, 'Resources']);
  expect(await read('/resources/podcast')).toEqual([200, 'Podcast']);
  expect(await read('/no-such-page')).toEqual([404, 'Page not found']);
});

test('an hour in which nothing was due publishes nothing and succeeds', async () => {
  const { conclusion, site: published } = await runOn('schedule', new Date());
  expect([conclusion, published]).toEqual(['success', undefined]);
});

test('a mistake in the config fails, with its message in the log, and publishes nothing', async () => {
  const file = join(site, 'site.config.json');
  const before = readFileSync(file, 'utf8');
  const config = JSON.parse(before) as { routes: object[] };
  const routes = [...config.routes, { path: '/broken', title: 'Broken', blocks: 'none' }];
  writeFileSync(file, JSON.stringify({ ...config, routes }, undefined, 2));
  await publish('Break the website');
  const { conclusion, log, site: published } = await runOn('push');
  expect([conclusion, published]).toEqual(['failure', undefined]);
  expect(log).toMatch(/^::error .*file=site\.config\.json.*blocks/m);
});
