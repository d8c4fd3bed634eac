import { expect, test } from 'vitest';
import { findByRole, listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('the title of the post is the heading of the page', () => {
  const markup = renderBlock('article', 'valid/full', 1);
  expect(listNames(markup, 'heading 1')).toEqual(['A quiet morning']);
  expect(listNames(markup, 'heading 2')).toEqual(['Rest']);
});

test('the date is above it, author and reading time below', () => {
  const markup = renderBlock('article', 'valid/full');
  const text = readText(markup);
  expect(text).toContain('Published January 3, 2024A quiet morning');
  expect(text).toContain('By Ruth Arden · 1 min read');
  expect(markup).toContain('dateTime="2024-01-03"');
});

test('the picture keeps its place free', () => {
  const [picture] = findByRole(renderBlock('article', 'valid/full'), 'img');
  expect(picture).toMatchObject({
    name: 'A lake at first light',
    attributes: { width: 1600, height: 900 },
  });
});
