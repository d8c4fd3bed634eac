import { expect, test } from 'vitest';
import { listHtmlReferences } from '../../../src/content/html/html-references';

test.each([
  '<p><a href="/a">x</a><img src="/images/b.webp" alt="B"></p>',
  "<p class=x><a href='/a'>x</a><img alt=B src=/images/b.webp></p>",
])('links and pictures are found with their place: %s', (html) => {
  const references = listHtmlReferences(html);
  expect(references.map(({ attribute, value }) => [attribute, value])).toEqual([
    ['href', '/a'],
    ['src', '/images/b.webp'],
  ]);
  for (const { value, offset, length } of references) {
    expect(html.slice(offset, offset + length)).toBe(value);
  }
});

test('values are read as browsers read them', () => {
  const [reference] = listHtmlReferences('<a href="/a?b=1&amp;c=2">x</a>');
  expect(reference).toEqual({ attribute: 'href', value: '/a?b=1&c=2', offset: 9, length: 14 });
});

test('what is not a link or picture is passed over', () => {
  expect(listHtmlReferences('<p src="/a">x</p><script src="/b"></script>')).toEqual([]);
});
