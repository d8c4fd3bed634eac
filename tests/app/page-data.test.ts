import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageData } from '../../src/app/page-data';

const settings = { retries: 3, retryDelay: 1000, maxRetryDelay: 30_000, cacheLifetime: 300_000 };
const fetchMock = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

test('a failed request is tried again after 1, 2 and 4 seconds, then fails', async () => {
  const times: number[] = [];
  const start = Date.now();
  fetchMock.mockImplementation(async () => {
    times.push(Date.now() - start);
    return new Response('', { status: 500 });
  });
  const failure = new PageData(settings).fetchPage('/about').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failure).toMatchObject({ status: 500 });
  expect(times).toEqual([0, 1000, 3000, 7000]);
});

test('the pause between two tries never grows beyond its limit', async () => {
  const times: number[] = [];
  fetchMock.mockImplementation(async () => {
    times.push(Date.now());
    return new Response('', { status: 500 });
  });
  const data = new PageData({ ...settings, retries: 7 });
  const failure = data.fetchPage('/about').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(300_000);
  await failure;
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('a missing page is not asked for again: the 404 page is the answer', async () => {
  fetchMock.mockImplementation(async (url) =>
    url === '/_data/404.json' ? Response.json({ path: '/404' }) : new Response('', { status: 404 }),
  );
  const page = await new PageData(settings).fetchPage('/nowhere');
  expect(page).toEqual({ path: '/404' });
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
    '/_data/nowhere.json',
    // A newer build may have the page.
    '/_site.json',
    '/_data/404.json',
  ]);
});

test('a page is kept for five minutes and then fetched again', async () => {
  fetchMock.mockImplementation(async () => Response.json({ path: '/about' }));
  const data = new PageData(settings);
  await data.fetchPage('/about');
  await vi.advanceTimersByTimeAsync(299_000);
  await data.fetchPage('/about');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  await data.fetchPage('/about');
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

/** A server whose build can be replaced by a newer one. */
function serveBuild(version: string, missing: readonly string[] = []): void {
  fetchMock.mockImplementation(async (url) => {
    if (url === '/_site.json') return Response.json({ version });
    return missing.includes(url) ? new Response('', { status: 404 }) : Response.json({ url });
  });
}

test('once a newer build is known, no page of it is shown by the old one', async () => {
  serveBuild('1');
  const data = new PageData(settings);
  await data.fetchSite();
  expect(await data.fetchPage('/about')).toEqual({ url: '/_data/about.json' });
  expect(await data.checkVersion()).toBe(false);
  serveBuild('2');
  expect(await data.checkVersion()).toBe(true);
  expect(await data.fetchPage('/about')).toEqual({ replaced: true });
});

test('a page that a newer build has taken away is left to that build', async () => {
  serveBuild('1');
  const data = new PageData(settings);
  await data.fetchSite();
  serveBuild('2', ['/_data/about.json']);
  expect(await data.fetchPage('/about')).toEqual({ replaced: true });
});

test('a server that does not answer does not mean a newer build', async () => {
  serveBuild('1');
  const data = new PageData(settings);
  await data.fetchSite();
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await data.checkVersion()).toBe(false);
});

test('a failed try is reported, and can be repeated without waiting', async () => {
  fetchMock.mockImplementation(async () => new Response('', { status: 500 }));
  const data = new PageData(settings);
  const onFailure = vi.fn<() => void>();
  const stop = data.watchFailures('/about', onFailure);
  const page = data.fetchPage('/about');
  await vi.advanceTimersByTimeAsync(500);
  expect(onFailure).toHaveBeenCalledTimes(1);
  serveBuild('1');
  data.retryPage('/about');
  expect(await page).toEqual({ url: '/_data/about.json' });
  stop();
  expect(fetchMock.mock.calls).toHaveLength(2);
});
