// @promise The workflow of a new website builds and publishes it, also at a scheduled time, with
// the packed engine

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { writeStarters } from '../../src/cli/editor-starters';
import { GitHub } from '../../src/editor/git-hosts/github';
import { GitHubSite } from '../../src/editor/git-hosts/github-site';
import { starterAddress, type Starter } from '../../src/editor/protocol/starter';
import { writeFolderBase } from '../../src/editor/server/folder-notes';
import { openHosted } from '../../src/editor/server/publish/hosted/hosted-repository';
import { Website } from '../../src/editor/server/website/website';
import type { Change } from '../../src/editor/model/apply-change';
import { openNewSite, putOnline, repository } from '../editor/server/go-online/new-site';
import { openFolder } from '../editor/server/publish/open-hosted-site';
import { firstText } from '../editor/open-editor';
import type { GitHubStandIn } from '../git-hosts/github-stand-in';
import { runWorkflow } from '../git-hosts/run-workflow';
import { servePages } from '../git-hosts/serve-pages';
import { makeTempFolder } from '../make-temp-folder';
import { createSite, environment, packages } from './installed-site';
import type { Registry } from './start-registry';

const file = '.github/workflows/website.yml';

let registry: Registry;

beforeAll(async () => {
  registry = await createSite();
});

afterAll(() => registry.stop());

/** The files that a new site gets, with the engine of the registry. */
function readTemplate(): Starter['template'] {
  const folder = makeTempFolder();
  writeStarters(folder, join(packages, 'create-pagewright'), ['counseling']);
  const starter = readFileSync(join(folder, starterAddress('counseling')), 'utf8');
  return (JSON.parse(starter) as Starter).template;
}

/** A sample with nothing left that keeps it from going live. */
const realText = firstText
  .replaceAll('physio-am-hafen.example', 'physio-am-hafen.ch')
  .replaceAll(/,\s*"sample": true/g, '');

/** Lets the stand-in run the workflow of each commit, and serves what was published last. */
function publishByWorkflow({ switches, repository: { folder } }: GitHubStandIn) {
  let site = '';
  let last: string | undefined;
  const runOn = async (commit: string, event: 'push' | 'schedule' | 'workflow_dispatch') => {
    const started = new Date().toISOString();
    const run = { repository: folder, commit, file, event, environment: environment() };
    const outcome = await runWorkflow({ ...run, ...(last !== undefined && { lastSuccess: last }) });
    expect([outcome.conclusion, outcome.conclusion === 'success' ? '' : outcome.log]).toEqual([
      'success',
      '',
    ]);
    last = started;
    const isPublished = outcome.site !== undefined;
    site = outcome.site ?? site;
    return isPublished;
  };
  switches.runWorkflow = async (commit, event) => {
    await runOn(commit, event);
    return 'success';
  };
  const read = async (path: string): Promise<[number, string]> => {
    const { url, close } = await servePages(site);
    onTestFinished(close);
    const answer = await fetch(url + path);
    return [answer.status, await answer.text()];
  };
  return { runOn, read };
}

test('from an empty account to a website with a domain that is live, changed and scheduled', async () => {
  const { online, standIn, folder, document } = await openNewSite({
    files: readTemplate(),
    text: realText,
  });
  const { token } = standIn;
  const { runOn, read } = publishByWorkflow(standIn);
  const options = { token, api: standIn.url, repository };
  const host = new GitHub(options);
  const published = { site: new GitHubSite(options), host, owner: 'mary' };
  const website = new Website(document, () => published);
  const finish = async (commit: string): Promise<void> => {
    const readState = async () => (await host.listRuns(commit))[0]?.state;
    await expect.poll(readState, { timeout: 120_000 }).toBe('succeeded');
  };

  // Put online
  const begin = Date.now();
  const first = await putOnline(online, standIn);
  await finish(first);
  // Enough for another run of the workflow, during which the page must not be due yet.
  const untilDue = 3 * (Date.now() - begin);
  const [status, home] = await read('/');
  expect([status, (await read('/no-such-page'))[0]]).toEqual([200, 404]);
  expect(home).toContain('noindex');

  // An edit, with a domain, that goes live
  const { content, publishAll } = openFolder(folder, ({ drafts }) => {
    writeFolderBase(drafts, first);
    const site = { folder, drafts, branch: 'main', prefix: '', findBlob: () => undefined };
    return openHosted(host, site);
  });
  const edit = async (changes: readonly Change[]): Promise<string> => {
    const { revision } = content.document.read();
    content.document.change({ revision, label: 'Change', changes });
    content.document.save(content.document.read().fileHash);
    const answer = await publishAll();
    if (!('commit' in answer) || answer.commit === undefined) throw new Error(answer.outcome);
    await finish(answer.commit);
    return answer.commit;
  };
  const domain = 'physio-am-hafen.ch';
  await website.setDomain({ domain });
  standIn.switches.records.set(domain, 'github').set(`www.${domain}`, 'github');
  await expect.poll(async () => (await website.read()).pages?.certificate).toBe('approved');
  await website.enforceHttps();
  const due = new Date(Date.now() + untilDue);
  const later = {
    path: '/later',
    title: 'Later',
    description: 'Published at its time',
    publishAt: due.toISOString().replace(/\.\d+Z$/, 'Z'),
    blocks: [{ type: 'text', title: 'It is time', text: '<p>The page was scheduled.</p>' }],
  };
  const { routes } = JSON.parse(realText) as { routes: object[] };
  const commit = await edit([
    { op: 'set', path: ['site', 'url'], value: `https://${domain}` },
    { op: 'set', path: ['site', 'status'], value: 'live' },
    { op: 'insert', path: ['routes', routes.length], value: later },
  ]);
  const [, live] = await read('/');
  expect(live).not.toContain('noindex');
  expect(live).toContain(`<link rel="canonical" href="https://${domain}/"`);
  expect((await read('/later'))[0]).toBe(404);

  // A page whose time comes
  expect(Date.now()).toBeLessThan(due.getTime());
  expect(await runOn(commit, 'schedule')).toBe(false);
  await wait(due.getTime() - Date.now() + 1000);
  expect(await runOn(commit, 'schedule')).toBe(true);
  expect((await read('/later'))[0]).toBe(200);
  expect(await runOn(commit, 'schedule')).toBe(false);
}, 600_000);
