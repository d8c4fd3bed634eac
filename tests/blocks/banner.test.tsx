import { expect, test } from 'vitest';
import { findByRole, listNames, readText } from './find-by-role';
import { BlockContent } from '../../src/shell/block-slot';
import { buildBlock, renderBlock, renderMarkup } from './render-block';

test('a banner with a picture shows title, subtitle and buttons over it', () => {
  const markup = renderBlock('banner', 'valid/full', 1);
  expect(listNames(markup, 'heading 1')).toEqual(['Resources']);
  expect(readText(markup)).toContain('Things to read');
  expect(listNames(markup, 'img')).toEqual(['A lake at first light']);
  expect(listNames(markup, 'link')[0]).toBe('Book A Session');
});

test('at the top of a page its picture is fetched first', () => {
  const [top] = findByRole(renderBlock('banner', 'valid/full', 1), 'img');
  expect(top?.attributes).toMatchObject({ loading: 'eager', fetchPriority: 'high' });
  const [below] = findByRole(renderBlock('banner', 'valid/full', 2), 'img');
  expect(below?.attributes).toMatchObject({ loading: 'lazy' });
});

test('a banner without a picture is a plain heading', () => {
  const markup = renderBlock('banner', 'valid/minimal');
  expect(listNames(markup, 'heading 2')).toEqual(['Resources']);
  expect(listNames(markup, 'img')).toEqual([]);
});

test.each([
  ['picture', 1],
  ['plain', 0],
  ['side', 1],
] as const)('a %s banner shows %i pictures, and all of its words', (layout, count) => {
  const block = buildBlock('banner', 'valid/full');
  if (block.type !== 'banner') throw new Error('The fixture is not a banner');
  const placed = { id: 'block-1', headingLevel: 1 as const, block: { ...block, layout } };
  const markup = renderMarkup(<BlockContent placed={placed} />);
  expect(findByRole(markup, 'img')).toHaveLength(count);
  expect(listNames(markup, 'heading 1')).toEqual(['Resources']);
  expect(readText(markup)).toContain('Things to read');
  expect(findByRole(markup, 'link')).toHaveLength(2);
});
