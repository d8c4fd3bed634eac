import { expect, test } from 'vitest';
import { readRefusal } from '../publish/open-hosted-site';
import { assertComplete, openNewSite, putOnline } from './new-site';

type Failure = [kind: 'cutting' | 'failing', how: { where?: 'before' | 'middle'; status?: 502 }];

test.each<[string, ...Failure]>([
  ['is not answered', 'cutting', { where: 'before' }],
  ['is done, but the answer is lost', 'cutting', { where: 'middle' }],
  ['fails at GitHub', 'failing', { status: 502 }],
])('when any one request %s, the next try goes on', async (_name, ...failure) => {
  const told: unknown[] = [];
  let requests = 0;
  while (await putOnlineWith(failure, requests, told)) requests += 1;
  expect(requests).toBeGreaterThan(10);
  // Each failure was explained, unless the request was just sent again.
  expect(told.filter((status) => status !== 422)).toEqual([]);
});

/**
 * Puts a new site online, with as many tries as it takes, while one request fails.
 *
 * @param after so many requests go well first
 * @param told gets the status of each refusal
 * @returns whether there was a request to fail
 */
async function putOnlineWith(
  [kind, how]: Failure,
  after: number,
  told: unknown[],
): Promise<boolean> {
  const { online, standIn } = await openNewSite();
  // A read that fails is asked again at once, and so is the first request of all.
  const switched = { count: 2, after, ...how };
  Object.assign(standIn.switches, { [kind]: switched });
  const attempt = () => putOnline(online, standIn);
  for (let tries = 1; tries < 4; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a person tries again after a failure
    const failure = await readRefusal(attempt()).catch(() => undefined);
    if (!failure) break;
    told.push(failure.status);
  }
  await assertComplete(standIn);
  return switched.count < 2;
}
