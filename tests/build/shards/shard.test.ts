import { describe, expect, test } from 'vitest';
import { createDealer, parseShard } from '../../../src/build/shards/shard';
import type { Output } from '../../../src/build/outputs/output';

const pages = Array.from({ length: 20 }, () => ({ page: {} }) as Output);
const files = Array.from({ length: 300 }, (_one, index) => ({ file: `${index}.png` }) as Output);

/** How many parts, and which one, from 1 on, each of the outputs falls to. */
function deal(outputs: readonly Output[], count: number): Map<Output, number[]> {
  const dealers = Array.from({ length: count }, (_one, index) =>
    createDealer({ index: index + 1, count }),
  );
  return new Map(
    outputs.map((output) => [
      output,
      dealers.flatMap((isOwn, index) => (isOwn(output) ? [index + 1] : [])),
    ]),
  );
}

describe('a part', () => {
  test.each([
    ['1/1', { index: 1, count: 1 }],
    ['2/7', { index: 2, count: 7 }],
    ['7/7', { index: 7, count: 7 }],
  ])('is written as %s', (written, shard) => {
    expect(parseShard(written)).toEqual(shard);
  });

  test.each(['0/3', '4/3', '0/0', '2', '2/', '/3', '1/3/5', '-1/3', '1.5/3', 'two of three'])(
    'is not written as %s',
    (written) => {
      expect(() => parseShard(written)).toThrow(`"${written}" is not a valid part.`);
    },
  );
});

test.each([1, 2, 3, 7])('of %i parts, each output falls to one', (count) => {
  for (const parts of deal([...files, ...pages], count).values()) expect(parts).toHaveLength(1);
});

test('pages are dealt out evenly, and files about so', () => {
  const dealt = deal([...pages, ...files], 4);
  const count = (outputs: readonly Output[], part: number) =>
    outputs.filter((output) => dealt.get(output)?.[0] === part).length;
  for (const part of [1, 2, 3, 4]) {
    expect(count(pages, part)).toBe(5);
    expect(count(files, part)).toBeGreaterThan(50);
  }
});

test('files fall to the same part in whatever order they are planned', () => {
  const dealt = deal([...files, ...pages], 3);
  const otherwise = deal([...pages, ...files.toReversed()], 3);
  for (const file of files) expect(otherwise.get(file)).toEqual(dealt.get(file));
});
