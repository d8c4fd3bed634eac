import { expect, test } from 'vitest';
import { createChunker, joinChunks } from '../../src/utils/chunk-list';

const list = Array.from({ length: 1000 }, (_, number) => ({ number }));

/** How many of the chunks were there before. */
function countKept<T>(chunks: readonly T[], before: readonly T[]): number {
  return chunks.filter((chunk) => before.includes(chunk)).length;
}

test('the chunks of a list are the list, and those without a change stay the same', () => {
  const chunk = createChunker<{ number: number }>();
  const before = chunk(list);
  expect(joinChunks(before)).toEqual(list);
  expect(countKept(chunk([...list]), before)).toBe(before.length);

  const changed = list.with(500, { number: -1 });
  const after = chunk(changed);
  expect(joinChunks(after)).toEqual(changed);
  expect(countKept(after, before)).toBe(before.length - 1);

  for (const other of [
    list.slice(1),
    list.slice(0, -1),
    list.toReversed(),
    [],
    [...list, ...list],
  ]) {
    expect(joinChunks(chunk(other))).toEqual(other);
  }
});
