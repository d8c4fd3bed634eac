import { expect, test } from 'vitest';
import { NumberList } from '../../../src/published/search/write-search-index';

test.each([0, 1, 4, 5, 1_000])(
  'gives %i numbers in the order in which they were added',
  (count) => {
    const numbers = Array.from({ length: count }, (_, index) => (index * 7_919) % 4_294_967_296);
    const list = new NumberList();
    for (const number of numbers) list.add(number);
    expect([...list.read()]).toEqual(numbers);
  },
);

test('the largest number that it can have stays as it is', () => {
  const list = new NumberList();
  list.add(4_294_967_295);
  expect([...list.read()]).toEqual([4_294_967_295]);
});
