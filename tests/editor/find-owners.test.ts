import { expect, test } from 'vitest';
import type { Json } from '../../src/editor/model/change';
import { findOwners, listOwners } from '../../src/editor/schema/find-owners';
import { root } from './documents';

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
