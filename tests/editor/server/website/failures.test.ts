// @promise Connecting a domain can go on after a failure of any request

import { expect, test } from 'vitest';
import { GitHub } from '../../../../src/editor/git-hosts/github';
import { GitHubSite } from '../../../../src/editor/git-hosts/github-site';
import { Website } from '../../../../src/editor/server/website/website';
import { openNewSite, putOnline, repository } from '../go-online/new-site';
import { readRefusal } from '../publish/open-hosted-site';

const domain = 'quiet-lake.org';

type Failure = [kind: 'cutting' | 'failing', how: { where?: 'before' | 'middle'; status?: 502 }];

test.each<[string, ...Failure]>([
  ['is not answered', 'cutting', { where: 'before' }],
  ['is done, but the answer is lost', 'cutting', { where: 'middle' }],
  ['fails at GitHub', 'failing', { status: 502 }],
])(
  'when any one request %s, the domain is connected by trying again',
  async (_name, ...failure) => {
    let requests = 0;
    while (await connectWith(failure, requests)) requests += 1;
    expect(requests).toBeGreaterThan(10);
  },
);

/**
 * Connects a domain, with as many tries as it takes, while one request fails.
 *
 * @param after so many requests go well first
 * @returns whether there was a request to fail
 */
async function connectWith([kind, how]: Failure, after: number): Promise<boolean> {
  const { online, standIn, document } = await openNewSite();
  await putOnline(online, standIn);
  const options = { token: standIn.token, api: standIn.url, repository, pause: 0 };
  const published = { site: new GitHubSite(options), host: new GitHub(options), owner: 'mary' };
  const website = new Website(document, () => published);
  standIn.switches.records.set(domain, 'github').set(`www.${domain}`, 'github');
  // A read that fails is asked again at once.
  const switched = { count: 2, after, ...how };
  Object.assign(standIn.switches, { [kind]: switched });
  await retry(() => website.setDomain({ domain }));
  await retry(async () => {
    while (!(await website.checkDomain()).hosts);
  });
  await retry(() => website.enforceHttps());
  await retry(() => website.schedule());
  await retry(() => website.build());
  expect(standIn.known).toMatchObject({ domain, isHttpsEnforced: true, pages: 'workflow' });
  return switched.count < 2;
}

/** Does a step as a person would who tries again after each failure. */
async function retry(step: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; tries < 8; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a person tries again after a failure
    const refused = await readRefusal(step()).catch(() => undefined);
    if (!refused) return;
    expect(refused.message).toMatch(/^GitHub /);
  }
  throw new Error('It failed again and again.');
}
