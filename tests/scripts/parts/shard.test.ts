import { describe, expect, test } from 'vitest';
import { createDealer, shardOption } from '../../../scripts/parts/shard';
import type { Output } from '../../../scripts/plan/output';

const page = { page: {} } as Output;
const file = { url: '/share.png' } as Output;

/** Which part, from 1 on, each of the outputs falls to. */
function deal(outputs: readonly Output[], count: number): number[][] {
  const dealers = Array.from({ length: count }, (_one, index) =>
    createDealer({ index: index + 1, count }),
  );
  return outputs.map((output) =>
    dealers.flatMap((isOwn, index) => (isOwn(output) ? [index + 1] : [])),
  );
}

describe('a part', () => {
  test.each([
    ['1/1', { index: 1, count: 1 }],
    ['2/7', { index: 2, count: 7 }],
    ['7/7', { index: 7, count: 7 }],
  ])('is written as %s', (written, shard) => {
    expect(shardOption('').read([written])).toEqual(shard);
  });

  test.each(['0/3', '4/3', '0/0', '2', '2/', '/3', '1/3/5', '-1/3', '1.5/3', 'two of three'])(
    'is not written as %s',
    (written) => {
      expect(() => shardOption('').read([written])).toThrow(`"${written}" is not a part.`);
    },
  );
});

test.each([1, 2, 3, 7])('of %i parts, each output falls to one', (count) => {
  const outputs = Array.from({ length: 40 }, (_one, index) => (index % 3 === 0 ? page : file));
  for (const parts of deal(outputs, count)) expect(parts).toHaveLength(1);
});

test('where each page is followed by its share image, both parts get pages', () => {
  expect(deal([page, file, page, file, page, file], 2)).toEqual([[1], [1], [2], [2], [1], [1]]);
});
