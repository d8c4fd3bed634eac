import { expect, test } from 'vitest';
import { partExamples } from '../../../src/editor/schema/block-parts';
import { groupExamples } from '../../../src/editor/schema/group-examples';
import { listExamples } from '../../../src/editor/schema/list-examples';
import { findNode } from '../../../src/editor/schema/schema-node';
import type { Json } from '../../../src/utils/json';
import { root } from '../documents';

const config: Json = {
  routes: [
    { path: '/', blocks: [{ type: 'hero' }, { type: 'text' }, { type: 'accordion' }] },
    { path: '/a', blocks: [{ type: 'banner' }, { type: 'text' }, { type: 'carousel' }] },
    { path: '/b', blocks: [{ type: 'banner' }, { type: 'text' }, { type: 'carousel' }] },
    { path: '/blog/{post.slug}', forEach: 'posts', blocks: [] },
    { path: '*', blocks: [] },
  ],
};

const examples = listExamples(root, findNode(root, config, ['routes', 0, 'blocks', 0]) ?? {});

function group(route: number, before?: { type: string }) {
  const grouped = groupExamples(examples, config, { page: ['routes', route], before });
  const { next, others, unfit } = grouped;
  expect(new Set([...next, ...others, ...unfit])).toEqual(new Set(examples));
  const nameAll = (some: typeof next) => some.map(({ label }) => label);
  return { next: nameAll(next), unfit: nameAll(unfit) };
}

test('what often follows on the pages of the site comes first', () => {
  expect(group(1, { type: 'text' }).next).toEqual(['Carousel', 'Accordion']);
  expect(group(1).next).toEqual(['Banner', 'Hero']);
  expect(group(1, { type: 'carousel' }).next).toEqual([]);
});

test('what shows the entry of a page, or no page, comes last on others', () => {
  expect(group(0).unfit).toEqual(['Article', 'Event details', 'Not found', 'Profile']);
  expect(group(3).unfit).not.toContain('Article');
  expect(group(4).unfit).not.toContain('Not found');
});

test('the rest is below headings that tell what blocks are for, each block once', () => {
  const parts = partExamples(examples);
  expect(parts.map(({ heading, shown }) => [heading, shown[0]?.label])).toEqual([
    ['Begin a page', 'Hero'],
    ['Text and images', 'Text'],
    ['People and posts', 'Card grid'],
    ['Dates and places', 'Events'],
    ['Contact, booking and search', 'Widget'],
    ['Crisis help and legal texts', 'Notice'],
  ]);
  const shown = parts.flatMap((part) => part.shown);
  expect(shown).toHaveLength(examples.length);
  expect(new Set(shown)).toEqual(new Set(examples));
});
