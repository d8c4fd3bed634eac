import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PictureMaker } from '../../../src/build/images/picture-maker';
import type { PlannedPicture } from '../../../src/build/images/plan-pictures';

const plan = (name: string): PlannedPicture => ({
  source: `/photos/${name}.jpg`,
  key: name,
  width: 300,
  variants: { name, colors: 'photo' } as unknown as PlannedPicture['variants'],
});

const pictures = new Map([
  ['/lake.jpg', plan('lake-1a2b')],
  ['/copy-of-lake.jpg', plan('lake-1a2b')],
  ['/path.jpg', plan('path-3c4d')],
]);

async function make(...asked: string[][]): Promise<string[]> {
  const made: string[] = [];
  const maker = new PictureMaker({ pictures }, async ({ url }) => {
    await setTimeout(1);
    made.push(url.slice('/assets/pictures/'.length));
  });
  for (const addresses of asked) maker.ask(addresses);
  await maker.finish();
  expect(maker.left).toBe(0);
  return made.toSorted();
}

test('the files are made that something asks for, each once', async () => {
  expect(await make()).toEqual([]);
  const [first = ''] = await make(['/assets/pictures/lake-1a2b-']);
  const asked = [`/assets/pictures/${first}`, '/assets/pictures/none-160.avif'];
  expect(await make(asked, asked)).toEqual([first]);
});

test('of a picture that a script may show, all files are made', async () => {
  const made = await make(['/assets/pictures/lake-1a2b-']);
  expect(made.length).toBeGreaterThan(3);
  expect(made.every((file) => file.startsWith('lake-1a2b-'))).toBe(true);
});

test('files of the same width are made one after the other', async () => {
  const all = await make(['/assets/pictures/lake-1a2b-']);
  const byFormat = all.toSorted((one, other) => other.slice(-3).localeCompare(one.slice(-3)));
  const made: string[] = [];
  const maker = new PictureMaker({ pictures }, ({ url }) => Promise.resolve(made.push(url)));
  maker.ask(byFormat.map((file) => `/assets/pictures/${file}`));
  await maker.finish();
  const widths = made.map((url) => /(\d+)\.\w+$/.exec(url)?.[1]);
  const changes = widths.filter((width, index) => width !== widths[index - 1]);
  expect(changes).toHaveLength(new Set(widths).size);
});

test('after a file that cannot be made, no other one is begun', async () => {
  let begun = 0;
  const maker = new PictureMaker({ pictures }, () => {
    begun += 1;
    return Promise.reject(new Error('The photo is broken.'));
  });
  maker.ask(['/assets/pictures/lake-1a2b-', '/assets/pictures/path-3c4d-']);
  const atOnce = begun;
  await expect(maker.finish()).rejects.toThrow('The photo is broken.');
  maker.ask(['/assets/pictures/path-3c4d-']);
  expect(begun).toBe(atOnce);
});

test('stopped, it waits for what was begun, and begins no other file', async () => {
  const [begun, ended]: string[][] = [[], []];
  const maker = new PictureMaker({ pictures }, async ({ url }) => {
    begun?.push(url);
    await setTimeout(5);
    ended?.push(url);
  });
  maker.ask(['/assets/pictures/lake-1a2b-', '/assets/pictures/path-3c4d-']);
  const atOnce = begun?.length;
  // More would wait for the process that makes them, which then makes one at a time.
  expect(atOnce).toBeLessThanOrEqual(availableParallelism());
  await maker.stop();
  maker.ask(['/assets/pictures/path-3c4d-']);
  expect([begun?.length, ended?.length]).toEqual([atOnce, atOnce]);
});
