import { expect, test } from 'vitest';
import { Logos } from '../../src/blocks/logos';
import { findByRole, listNames } from './find-by-role';
import { renderBlock, renderMarkup } from './render-block';

test('each logo has the name of its organization, and so has its link', () => {
  const markup = renderBlock('logos', 'valid/full');
  expect(listNames(markup, 'img')).toEqual(['Blue Lake Insurance', 'Association of Counselors']);
  expect(findByRole(markup, 'link').map(({ attributes }) => attributes['href'])).toEqual([
    'https://example.org',
  ]);
});

test.each([
  ['a square', 400, 400, 72],
  ['twice as wide as high', 400, 200, 102],
  ['very wide', 4000, 200, 180],
  ['very high', 100, 400, 24],
])('%s: as large as the others', (_shape, width, height, shown) => {
  const picture = { src: '/images/a.svg', alt: 'A', width, height };
  const place = { id: 'a', headingLevel: 2, tone: 'background', space: 'normal' } as const;
  const markup = renderMarkup(<Logos {...place} logos={[picture]} />);
  expect(markup).toContain(`<li style="width:${shown}px">`);
});
