import { sampleOf } from '../../runners/is-sample';
import { listTestPages } from '../../sites/list-test-pages';
import { originOf } from '../support/ports';
import { expect, openHydrated, test } from './engine-test';

/** The first page with each kind of block. */
function chooseKinds(name: 'clinic' | 'charity'): string[] {
  const known = new Set<string>();
  return listTestPages(name).flatMap(({ path, blocks }) => {
    const isNew = blocks.some(({ block }) => !known.has(block.type));
    for (const { block } of blocks) known.add(block.type);
    return isNew && !path.endsWith('/404') ? [originOf(name) + path] : [];
  });
}

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

for (const name of ['clinic', 'charity'] as const) {
  test(`each kind of block of the starter ${name} loads and comes to life @long`, async ({
    visitor,
  }) => {
    for (const address of chooseKinds(name)) {
      await openHydrated(visitor, address);
      expect(visitor.messages ?? [], address).toEqual([]);
      const heading = await visitor.evaluate(() => document.querySelector('h1')?.innerText ?? '');
      expect(heading, address).not.toBe('');
    }
  });
}
