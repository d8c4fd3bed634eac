import { sampleOf } from '../../runners/is-sample';
import { listTestPages } from '../../sites/list-test-pages';
import { expect, openHydrated, test } from './engine-test';

/** How often the script was asked for that was asked for most often: twice where nothing is kept. */
function countMost(paths: readonly string[]): number {
  const scripts = paths.filter((path) => path.endsWith('.js'));
  return Math.max(...scripts.map((path) => scripts.filter((other) => other === path).length));
}

// What WebKit writes to its console, its driver does not say.
test('every page loads and comes to life without a word in the console @telling', async ({
  visitor,
  network,
}) => {
  const paths = listTestPages('specification')
    .map(({ path }) => path)
    .filter((path) => path !== '/404');
  for (const path of sampleOf(paths, 3)) {
    await openHydrated(visitor, path);
    expect(visitor.messages ?? [], path).toEqual([]);
    if (path === paths[0]) expect(countMost(network.asked)).toBeLessThanOrEqual(2);
    const heading = await visitor.evaluate(() => document.querySelector('h1')?.innerText ?? '');
    expect(heading, path).not.toBe('');
  }
});
