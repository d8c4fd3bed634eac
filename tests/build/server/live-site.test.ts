import { expect, test } from 'vitest';
import type { DevLoad } from '../../../src/build/server/dev-site';
import { LiveSite } from '../../../src/build/server/live-site';

/** What a config with this headline comes to; one without a headline has an error. */
function loadOf(headline: string): DevLoad {
  if (headline === '')
    return { report: 'wrong', shown: { summary: 'wrong', text: 'wrong', hasErrors: true } };
  const answer = async () => ({ status: 200, type: 'text/html', body: headline });
  return { report: '', site: { answer } };
}

/** A site whose config is edited while the test runs, and how often it was read. */
function edit() {
  const state = { headline: 'Rest', reads: 0, failure: undefined as Error | undefined };
  const site = new LiveSite(async () => {
    state.reads += 1;
    // As it is when reading begins.
    const { headline, failure } = state;
    await Promise.resolve();
    if (failure) throw failure;
    return loadOf(headline);
  });
  return { state, site, read: async () => (await site.answer('/')).body };
}

test('a site is read once for each change, however many ask', async () => {
  const { state, site, read } = edit();
  expect(await Promise.all([read(), read(), site.load()])).toMatchObject(['Rest', 'Rest', {}]);
  expect(await read()).toBe('Rest');
  expect(state.reads).toBe(1);
  state.headline = 'Hope';
  site.markChanged();
  expect(await read()).toBe('Hope');
  expect(state.reads).toBe(2);
});

test('while the config has an error the last good site stays', async () => {
  const { state, site, read } = edit();
  await read();
  state.headline = '';
  site.markChanged();
  expect(await read()).toBe('Rest');
  expect(await site.load()).toMatchObject({ shown: { hasErrors: true } });
});

test('without a good site there is an empty page, which brings the overlay', async () => {
  const { state, site } = edit();
  state.headline = '';
  expect(await site.answer('/')).toMatchObject({ status: 500, type: 'text/html' });
});

test('a change while the site is read counts, and the latest state is the one that stays', async () => {
  const { state, site, read } = edit();
  const first = read();
  while (state.reads === 0) await Promise.resolve();
  state.headline = 'Hope';
  site.markChanged();
  const second = read();
  expect(await Promise.all([first, second])).toEqual(['Rest', 'Hope']);
  expect(await read()).toBe('Hope');
});

test('reading that failed is tried again', async () => {
  const { state, site, read } = edit();
  state.failure = new Error('no such module');
  await expect(read()).rejects.toThrow('no such module');
  state.failure = undefined;
  expect(await read()).toBe('Rest');
  state.failure = new Error('no such module');
  site.markChanged();
  await expect(read()).rejects.toThrow('no such module');
});

test('a request that came before the first good site waits for the one that is being loaded', async () => {
  const { state, site, read } = edit();
  state.headline = '';
  const early = read();
  while (state.reads === 0) await Promise.resolve();
  // The config is saved whole while its first half is still being read.
  state.headline = 'Hope';
  site.markChanged();
  const late = read();
  expect(await Promise.all([early, late])).toEqual(['Hope', 'Hope']);
  expect(state.reads).toBe(2);
});
