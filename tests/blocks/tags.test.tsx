import { expect, test } from 'vitest';
import { renderBlock } from './render-block';

test('all tags are links to their pages, or those that the block names', () => {
  const all = renderBlock('tags', 'valid/minimal');
  expect(all).toContain('<a href="/topics/rest">Rest</a>');
  expect(all).toContain('<a href="/topics/sleep">Sleep</a>');
  expect(all).toContain('<nav aria-label="Topics"');
  const some = renderBlock('tags', 'valid/full');
  expect(some).toContain('<nav aria-label="What we write about"');
  expect(some.match(/<a /g)).toHaveLength(1);
});
