import { expect, test } from 'vitest';
import { findByRole, listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('every question is a closed group of the same name, so that one is open at a time', () => {
  const groups = findByRole(renderBlock('accordion', 'valid/full'), 'group');
  expect(groups).toHaveLength(2);
  for (const { attributes } of groups) {
    expect(attributes['name']).toBe('block-1');
    expect(attributes['open']).toBeUndefined();
  }
});

test('answers are in the page, with their links', () => {
  const markup = renderBlock('accordion', 'valid/full');
  expect(readText(markup)).toContain('Every journey is unique.');
  expect(listNames(markup, 'link')).toContain('Ask us');
});

test('questions rank below the title, or take its place', () => {
  expect(listNames(renderBlock('accordion', 'valid/full'), 'heading 3')).toHaveLength(2);
  expect(listNames(renderBlock('accordion', 'valid/minimal'), 'heading 2')).toHaveLength(1);
});
