import { expect, test } from 'vitest';
import { GitHub } from '../../../../src/editor/git-hosts/github';
import { GitHubSite } from '../../../../src/editor/git-hosts/github-site';
import { Website } from '../../../../src/editor/server/website/website';
import { makeAccount } from '../../../git-hosts/github-switches';
import { openNewSite, putOnline, repository } from '../go-online/new-site';
import { readRefusal } from '../publish/open-hosted-site';

/** A site that was put online at a stand-in of GitHub. */
async function openWebsite() {
  const { online, standIn, document } = await openNewSite();
  const commit = await putOnline(online, standIn);
  const options = { token: standIn.token, api: standIn.url, repository, pause: 0 };
  const published = {
    site: new GitHubSite(options),
    host: new GitHub(options),
    owner: 'mary',
  };
  return { website: new Website(document, () => published), standIn, commit };
}

test('the last publication, its build and the schedule are told', async () => {
  const { website, commit } = await openWebsite();
  expect(await website.read()).toEqual({
    target: 'mary.github.io',
    pages: { address: 'https://mary.github.io/', isHttpsEnforced: true },
    last: {
      id: commit,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      by: 'mary',
      subject: 'Start the website',
      run: expect.objectContaining({ state: 'waiting' }),
    },
    isScheduled: true,
  });
});

test('a domain gets a certificate once its records are right, and then HTTPS', async () => {
  const { website, standIn } = await openWebsite();
  const domain = 'quiet-lake.org';
  expect(await website.setDomain({ domain })).toMatchObject({
    pages: { domain, isHttpsEnforced: false },
  });
  expect(await website.checkDomain()).toEqual({});
  const { hosts } = await website.checkDomain();
  expect(hosts?.map(({ host, resolves, isValid }) => [host, resolves, isValid])).toEqual([
    [domain, false, false],
    [`www.${domain}`, false, false],
  ]);
  const early = await readRefusal(website.enforceHttps());
  expect(early.message).toBe(
    'GitHub has no certificate for this domain yet. Try again in a while.',
  );

  standIn.switches.records.set(domain, 'github').set(`www.${domain}`, 'elsewhere');
  await website.checkDomain();
  expect((await website.checkDomain()).hosts).toMatchObject([
    { host: domain, isValid: true },
    { host: `www.${domain}`, isValid: false, hasOtherAddress: true },
  ]);
  expect((await website.read()).pages?.certificate).toBe('authorization_pending');
  await expect.poll(async () => (await website.read()).pages?.certificate).toBe('approved');
  expect((await website.enforceHttps()).pages).toMatchObject({ domain, isHttpsEnforced: true });
  expect((await website.setDomain({ domain: null })).pages).not.toHaveProperty('domain');
});

test('records that forbid a certificate, and proxies, are told', async () => {
  const { website, standIn } = await openWebsite();
  await website.setDomain({ domain: 'quiet-lake.org' });
  standIn.switches.records.set('quiet-lake.org', 'forbidden').set('www.quiet-lake.org', 'proxied');
  await website.checkDomain();
  expect((await website.checkDomain()).hosts).toMatchObject([
    { certificateFault: 'caa record forbids letsencrypt.org' },
    { isProxied: true },
  ]);
});

test('a domain of another repository is refused in the words of GitHub', async () => {
  const { website, standIn } = await openWebsite();
  standIn.switches.takenDomains.add('quiet-lake.org');
  const { message } = await readRefusal(website.setDomain({ domain: 'quiet-lake.org' }));
  expect(message).toContain('The custom domain `quiet-lake.org` is already taken.');
});

test('a schedule that GitHub paused is told and turned on again', async () => {
  const { website, standIn } = await openWebsite();
  if (!standIn.known) throw new Error('There is no repository.');
  standIn.known.isPaused = true;
  expect((await website.read()).isScheduled).toBe(false);
  expect((await website.schedule()).isScheduled).toBe(true);
});

test('a build that failed is started again', async () => {
  const { website, standIn } = await openWebsite();
  standIn.switches.conclusion = 'failure';
  await expect.poll(async () => (await website.read()).last?.run?.state).toBe('failed');
  standIn.switches.conclusion = 'success';
  expect((await website.build()).last?.run).toMatchObject({
    state: 'waiting',
    address: expect.stringMatching(/\/2$/),
  });
});

test('an editor without a token says so, and changes nothing', async () => {
  const { document } = await openNewSite();
  const website = new Website(document, () => 'signedOut');
  expect(await website.read()).toEqual({ isSignedOut: true });
  expect(await readRefusal(website.setDomain({ domain: null }))).toMatchObject({ status: 401 });
});

test('a token for editing alone shows what it may, and why the rest is missing', async () => {
  const { website, standIn } = await openWebsite();
  standIn.switches.tokens.set(standIn.token, makeAccount());
  const answer = await website.read();
  expect(answer.pages).toBeUndefined();
  expect(answer.last?.subject).toBe('Start the website');
  expect(answer).toMatchObject({ lacksRights: true });
  expect(answer.fault).toBeUndefined();
});
