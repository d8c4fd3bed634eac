import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PageRenderer } from '../../src/build/page-renderer';

const atOnce = 2;
const sides = 3;

/** Hands over so many pages from several sides to threads of which none is quick. */
async function renderMany(count: number, render: () => Promise<never[]>): Promise<void> {
  const rendering = { render, atOnce, stop: async () => undefined };
  const renderer = new PageRenderer(rendering, 0, () => undefined);
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
  // The first ones have 1, 2, 3 and 4 pages.
  expect(messages).toBe(4 + (2_400 - 10) / 5);
  // One for each thread, and one that waits for each side.
  expect(most).toBe(atOnce + sides);
});

test('a page that cannot be rendered ends the build', async () => {
  const rendered = renderMany(2_400, () => Promise.reject(new Error('The block is broken.')));
  await expect(rendered).rejects.toThrow('The block is broken.');
});
