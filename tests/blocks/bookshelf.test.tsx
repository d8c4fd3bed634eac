import { expect, test } from 'vitest';
import { listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('shelves and books are ranked below the title', () => {
  const markup = renderBlock('bookshelf', 'valid/full');
  expect(listNames(markup, 'heading 2')).toEqual(['Books we lend']);
  expect(listNames(markup, 'heading 3')).toEqual(['Grief and loss']);
  expect(listNames(markup, 'heading 4')).toEqual(['Lament']);
});

test('a book has a cover, an author and a reason', () => {
  const markup = renderBlock('bookshelf', 'valid/minimal');
  expect(listNames(markup, 'img')).toEqual(['A lake at first light']);
  expect(readText(markup)).toContain('By N. W.');
  expect(readText(markup)).toContain('A short book.');
});
