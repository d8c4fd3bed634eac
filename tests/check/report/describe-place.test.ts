import { expect, test } from 'vitest';
import { describePlace } from '../../../src/check/report/describe-place';

const config = {
  site: { languages: ['en', 'es'], social: {} },
  entities: { bookCategories: [{ id: 'grief', books: [{ title: 'x' }] }] },
  routes: [
    {
      path: '/about',
      blocks: [
        { type: 'accordion', items: [{}, {}] },
        { type: 5, items: [{}] },
      ],
    },
    { path: '' },
    { path: { es: '/contacto', en: '/contact' }, blocks: [{ type: 'text' }] },
  ],
};

test.each([
  [
    ['routes', 0, 'blocks', 0, 'items', 1, 'answer'],
    'Page /about > Block 1 (accordion) > Question 2',
  ],
  [['routes', 1, 'title'], 'Page 2'],
  [['routes', 2, 'blocks', 0, 'text'], 'Page /contact > Block 1 (text)'],
  [['entities', 'bookCategories', 0, 'books', 0], 'Shelf grief > Book 1'],
  [['site', 'social', 'href'], 'site > social'],
  [['routes', 0, 'blocks', 1, 'items', 0], 'Page /about > Block 2 > Entry 1'],
])('%j is %s', (path, place) => {
  expect(describePlace(config, path)).toBe(place);
});

test('the top of the file has no place in words', () => {
  expect(describePlace(config, [])).toBeUndefined();
  expect(describePlace('text', ['routes'])).toBeUndefined();
});
