import { expect, test } from 'vitest';
import { findByRole } from './find-by-role';
import { renderBlock } from './render-block';

test('all tags are links to their pages, or those that the block names', () => {
  const all = renderBlock('tags', 'valid/minimal');
  const links = findByRole(all, 'link');
  expect(links.map(({ name, attributes }) => [name, attributes['href']])).toEqual([
    ['Rest', '/topics/rest'],
    ['Sleep', '/topics/sleep'],
  ]);
  expect(findByRole(all, 'navigation')[0]?.name).toBe('Topics');
  const some = renderBlock('tags', 'valid/full');
  expect(findByRole(some, 'navigation')[0]?.name).toBe('What we write about');
  expect(some.match(/<a /g)).toHaveLength(1);
});
