import { expect, test } from 'vitest';
import { findByRole, listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

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
