import { expect, test } from 'vitest';
import { findListsCalled } from '../../../src/editor/schema/list-entries';
import { findExamples, listExamples, listStems } from '../../../src/editor/schema/list-examples';
import { findNode } from '../../../src/editor/schema/schema-node';
import { root } from '../documents';

const examples = listExamples(root, findNode(root, {}, ['routes', 0, 'blocks', 0]) ?? {});
const find = (sought: string) => findExamples(examples, sought).map(({ label }) => label);

test('a block is found by any form of a word', () => {
  for (const word of ['donate', 'Donations', 'donating']) {
    expect(find(word)).toContain('Donation button');
  }
  expect(find('prices')).toEqual(find('price'));
});

test('only the beginning of a word counts: a workshop is not a shop', () => {
  expect(find('shop')).not.toContain('Event');
  expect(find('able')).toEqual([]);
});

test('of several words, those blocks are found that most of them fit', () => {
  expect(find('map of the office')).toEqual(['Locations']);
  expect(find('a contact form')).toContain('Form');
  expect(find('a contact form')).not.toContain('Locations');
});

test('without a word, all are found, and with unknown ones none', () => {
  expect(find(' ')).toHaveLength(examples.length);
  expect(find('zebra')).toEqual([]);
});

test.each([
  ['gallery', 'Gallery'],
  ['photos', 'Gallery'],
  ['price', 'Price list'],
  ['prices', 'Price list'],
  ['YouTube', 'Widget'],
  ['newsletter', 'Newsletter button'],
  ['donate', 'Donation button'],
  ['insurance', 'Logos'],
  ['logos', 'Logos'],
  ['download', 'Card grid of documents'],
  ['events', 'Events'],
  ['news', 'Card grid of posts'],
  ['divider', 'Text'],
  ['table', 'Text'],
  ['staff', 'Card grid'],
])('who looks for “%s” finds “%s”', (word, label) => {
  expect(find(word)).toContain(label);
});

test.each([
  ['announcement', 'Announcement'],
  ['holiday', 'Announcement'],
  ['staff', 'TeamMember'],
  ['bookshelf', 'BookCategory'],
])('who looks for “%s” among blocks can add an entry: %s', (word, title) => {
  expect(findListsCalled(root, listStems(word)).map(({ items }) => items.title)).toContain(title);
});
