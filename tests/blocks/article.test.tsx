import { expect, test } from 'vitest';
import { findByRole, listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('the title of the post is the heading of the page', () => {
  const markup = renderBlock('article', 'valid/full', 1);
  expect(listNames(markup, 'heading 1')).toEqual(['A quiet morning']);
  expect(listNames(markup, 'heading 2')).toEqual(['Rest']);
});

test('author, date and reading time are below it, in one line', () => {
  const markup = renderBlock('article', 'valid/full');
  const text = readText(markup);
  expect(text).toContain('By Ruth Arden\u{A0}· Published January 3, 2024\u{A0}· 1 min read');
  expect(markup).toContain('dateTime="2024-01-03"');
});

test('the picture keeps its place free', () => {
  const picture = findByRole(renderBlock('article', 'valid/full'), 'img').find(({ name }) => name);
  expect(picture).toMatchObject({
    name: 'A lake at first light',
    attributes: { width: 1600, height: 900 },
  });
});

test('a counselor who wrote it can be talked with', () => {
  const markup = renderBlock('article', 'valid/full');
  const talk = findByRole(markup, 'link').find(({ name }) => name === 'Talk with Ruth');
  expect(talk?.attributes['href']).toBe('/team/ruth');
  // Beside the name, the portraits say nothing new.
  expect(listNames(markup, 'img')).toEqual(['', 'A lake at first light', '']);
});
