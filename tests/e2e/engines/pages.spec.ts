import { sampleOf } from '../../../scripts/testing/is-sample';
import { listTestPages } from '../../sites/list-test-pages';
import { expect, openHydrated, test } from './engine-test';

// What WebKit writes to its console, its driver does not say.
test('every page loads and comes to life without a word in the console', async ({ visitor }) => {
  const paths = listTestPages('specification')
    .map(({ path }) => path)
    .filter((path) => path !== '/404');
  for (const path of sampleOf(paths, 3)) {
    await openHydrated(visitor, path);
    expect(visitor.messages ?? [], path).toEqual([]);
    const heading = await visitor.evaluate(() => document.querySelector('h1')?.innerText ?? '');
    expect(heading, path).not.toBe('');
  }
});
