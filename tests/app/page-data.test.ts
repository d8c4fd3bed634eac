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
  expect(fetchMock.mock.calls.flat()).toEqual(['/_data/nowhere.json', '/_data/404.json']);
});

test('a page is kept for five minutes and then fetched anew', async () => {
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
