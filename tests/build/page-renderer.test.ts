import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { OnDemandFiles } from '../../src/build/on-demand-files';
import { PageCache } from '../../src/build/page-cache';
import { PageRenderer } from '../../src/build/page-renderer';
import { makeTempFolder } from '../make-temp-folder';

const atOnce = 2;
const sides = 3;

/** Hands over so many pages from several sides to threads of which none is quick. */
async function renderMany(count: number, render: () => Promise<never[]>): Promise<void> {
  const cache = new PageCache(makeTempFolder(), '/dist', 'code');
  const rendering = { render, atOnce, stop: async () => undefined };
  const renderer = new PageRenderer(rendering, cache, new OnDemandFiles('https://example.org'));
  const handOver = async () => {
    for (let page = 0; page < count / sides; page += 1) {
      // One after the other, as a build does.
      // oxlint-disable-next-line no-await-in-loop
      await renderer.add('{}');
    }
  };
  await Promise.all(Array.from({ length: sides }, handOver));
  await renderer.finish();
}

test('pages wait until a thread has room for them, however many hand them over', async () => {
  let running = 0;
  let most = 0;
  let messages = 0;
  await renderMany(2_400, async () => {
    messages += 1;
    running += 1;
    most = Math.max(most, running);
    await setTimeout(1);
    running -= 1;
    return [];
  });
  expect(messages).toBe(120);
  // One for each thread, and one that waits for each side.
  expect(most).toBe(atOnce + sides);
});

test('a page that cannot be rendered ends the build', async () => {
  const rendered = renderMany(2_400, () => Promise.reject(new Error('The block is broken.')));
  await expect(rendered).rejects.toThrow('The block is broken.');
});
