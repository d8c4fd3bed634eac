import { expect, test } from 'vitest';
import { isUnseen } from '../../../src/editor/schema/find-owners';
import type { Json } from '../../../src/utils/json';

const post = { id: 'walks', slug: 'walks', title: 'Walks' };
const path = ['entities', 'posts', 0];

function makeSite(...routes: Json[]): Json {
  return { site: { name: 'Quiet Lake' }, entities: { posts: [post], notices: [post] }, routes };
}

test('a post that no page shows is not seen', () => {
  const home = { path: '/', title: 'Home', blocks: [{ type: 'text', title: 'Hello' }] };
  expect(isUnseen(makeSite(home), path, [])).toBe(true);
  expect(isUnseen(makeSite(home), path, [['routes', 0, 'blocks', 0]])).toBe(false);
  // Other blocks name notices, and the footer shows one.
  expect(isUnseen(makeSite(home), ['entities', 'notices', 0], [])).toBe(false);
});

test('a post is seen on a page of its own, and in a list of posts', () => {
  const page = { path: '/news/{post.slug}', title: '{post.title}', forEach: 'posts', blocks: [] };
  expect(isUnseen(makeSite(page), path, [])).toBe(false);
  const cards = { type: 'card-grid', cards: { of: 'posts', actionLabel: 'Read' } };
  const list = { path: '/news', title: 'News', blocks: [cards] };
  expect(isUnseen(makeSite(list), path, [])).toBe(false);
});
