import { expect, test } from 'vitest';
import { findByRole, listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('each image of a gallery is a link to the large one, which has a name', () => {
  const markup = renderBlock('gallery', 'valid/full');
  expect(listNames(markup, 'heading 2')).toEqual(['Our rooms']);
  const links = findByRole(markup, 'link');
  // An image that needs no description is the second of two.
  expect(links.map(({ name }) => name)).toEqual(['A lake at first light', '2 of 2']);
  expect(links.map(({ attributes }) => attributes['href'])).toEqual([
    '/images/lake.webp',
    '/images/lake.webp',
  ]);
  expect(readText(markup)).toContain('In front of the house');
});

test('a gallery needs no heading', () => {
  expect(listNames(renderBlock('gallery', 'valid/minimal'), 'link')).toEqual([
    'A lake at first light',
  ]);
});
