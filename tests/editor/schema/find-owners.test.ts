import type { Json } from '../../../src/utils/json';
import { expect, test } from 'vitest';
import { applyChange, type Change } from '../../../src/editor/model/apply-change';
import { findOwners, isUnseen, listOwners } from '../../../src/editor/schema/find-owners';
import { root } from '../documents';

const config: Json = {
  embeds: [{ id: 'book-ruth' }, { id: 'spare' }],
  entities: {
    counselors: [{ id: 'ruth', bookingEmbed: 'book-ruth', surveyEmbed: 'book-ruth' }],
  },
  routes: [
    { path: '/', blocks: [{ type: 'text' }, { type: 'profile', counselor: 'ruth' }] },
    { path: '/book', blocks: [{ type: 'embed', embed: 'book-ruth' }] },
  ],
};
const owners = findOwners(root, config);

test('an entry belongs to what names it, each once: entries, and blocks of pages', () => {
  const widget = { kind: 'embed', id: 'book-ruth', path: ['embeds', 0] };
  expect(listOwners(owners, widget)).toEqual([
    ['entities', 'counselors', 0],
    ['routes', 1, 'blocks', 0],
  ]);
  const ruth = { kind: 'counselor', id: 'ruth', path: ['entities', 'counselors', 0] };
  expect(listOwners(owners, ruth)).toEqual([['routes', 0, 'blocks', 1]]);
});

test('what nothing names belongs nowhere, and nothing belongs to itself', () => {
  expect(listOwners(owners, { kind: 'embed', id: 'spare', path: ['embeds', 1] })).toEqual([]);
  const own = { kind: 'embed', id: 'book-ruth', path: ['entities', 'counselors', 0] };
  expect(listOwners(owners, own)).toEqual([['routes', 1, 'blocks', 0]]);
});

test('after edits, owners are those of a config that is read for the first time', () => {
  const edits: Change[] = [
    { op: 'set', path: ['entities', 'counselors', 0, 'surveyEmbed'], value: 'spare' },
    { op: 'remove', path: ['routes', 1] },
    { op: 'insert', path: ['embeds', 0], value: { id: 'new' } },
  ];
  let edited: Json = config;
  for (const edit of edits) {
    edited = applyChange(edited, edit).config;
    expect(findOwners(root, edited)).toEqual(findOwners(root, structuredClone(edited)));
  }
  const spare = { kind: 'embed', id: 'spare', path: ['embeds', 2] };
  expect(listOwners(findOwners(root, edited), spare)).toEqual([['entities', 'counselors', 0]]);
});

const post = { id: 'walks', slug: 'walks', title: 'Walks' };
const place = ['entities', 'posts', 0];

function makeSite(...routes: Json[]): Json {
  return { site: { name: 'Quiet Lake' }, entities: { posts: [post], notices: [post] }, routes };
}

test('a post that no page shows is not seen', () => {
  const home = { path: '/', title: 'Home', blocks: [{ type: 'text', title: 'Hello' }] };
  expect(isUnseen(makeSite(home), place, [])).toBe(true);
  expect(isUnseen(makeSite(home), place, [['routes', 0, 'blocks', 0]])).toBe(false);
  // Other blocks name notices, and the footer shows one.
  expect(isUnseen(makeSite(home), ['entities', 'notices', 0], [])).toBe(false);
});

test('a post is seen on a page of its own, and in a list of posts', () => {
  const page = { path: '/news/{post.slug}', title: '{post.title}', forEach: 'posts', blocks: [] };
  expect(isUnseen(makeSite(page), place, [])).toBe(false);
  const cards = { type: 'card-grid', cards: { of: 'posts', actionLabel: 'Read' } };
  const list = { path: '/news', title: 'News', blocks: [cards] };
  expect(isUnseen(makeSite(list), place, [])).toBe(false);
});
