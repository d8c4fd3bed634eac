import { expect, test } from 'vitest';
import { findByRole, listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('headings in the text rank below the title', () => {
  const markup = renderBlock('text', 'valid/full');
  expect(listNames(markup, 'heading 2')).toEqual(['You are welcome']);
  expect(listNames(markup, 'heading 3')).toEqual(['Today']);
});

test('eyebrow, picture and buttons go with it', () => {
  const markup = renderBlock('text', 'valid/full');
  expect(readText(markup)).toContain('Come as you are');
  expect(listNames(markup, 'img')).toEqual(['A lake at first light']);
  expect(listNames(markup, 'link')).toHaveLength(2);
});

test('other sites open in a new tab without access to this one', () => {
  const links = findByRole(renderBlock('text', 'valid/full'), 'link');
  expect(links[1]).toMatchObject({
    name: 'Read the blog of a friend (opens in a new tab)',
    attributes: { target: '_blank', rel: ['noopener', 'noreferrer'] },
  });
  expect(links[0]?.attributes['target']).toBeUndefined();
});

test('the shape of the picture and the look of lists are settings', () => {
  const markup = renderBlock('text', 'valid/full');
  expect(markup).toContain('data-shape="arch"');
  expect(markup).toContain('data-list="entries"');
});
