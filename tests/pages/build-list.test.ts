import { expect, test } from 'vitest';
import { listPageNumbers } from '../../src/pages/build-list';

test('a short list links all of its pages', () => {
  expect(listPageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('each page of a long list is two clicks from any other, with few links', () => {
  for (const count of [10, 17, 99, 417, 2000]) {
    const pages = Array.from({ length: count }, (_, index) => index + 1);
    const links = new Map(pages.map((page) => [page, listPageNumbers(page, count)]));
    const most = Math.max(...[...links.values()].map(({ length }) => length));
    expect(most).toBeLessThan(2 * Math.sqrt(count) + 4);
    for (const from of new Set([1, 2, Math.ceil(count / 2), count])) {
      const reached = new Set(links.get(from)?.flatMap((page) => links.get(page) ?? []));
      expect([count, from, reached.size]).toEqual([count, from, count]);
    }
  }
});
