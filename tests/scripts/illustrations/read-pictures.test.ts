import { expect, test } from 'vitest';
import { readPicturedEntities } from '../../../scripts/illustrations/read-pictures';

test('counselors, posts and the books of all shelves are read', () => {
  const image = { src: '/images/a.svg', alt: 'A' };
  const config = {
    entities: {
      counselors: [{ name: 'Miriam Hale', image }],
      posts: [{ title: 'Rest', slug: 'rest', image }],
      bookCategories: [
        { books: [{ title: 'One', author: 'A', image }] },
        { books: [{ title: 'Two', author: 'B', image }] },
      ],
    },
  };
  expect(readPicturedEntities(JSON.stringify(config))).toEqual({
    counselors: [{ name: 'Miriam Hale', image }],
    posts: [{ title: 'Rest', slug: 'rest', image }],
    books: [
      { title: 'One', author: 'A', image },
      { title: 'Two', author: 'B', image },
    ],
  });
});

test('unfinished entries are left out', () => {
  const config = { entities: { counselors: [{ name: 'Miriam Hale' }, null], posts: 'soon' } };
  const nothing = { counselors: [], posts: [], books: [] };
  expect(readPicturedEntities(JSON.stringify(config))).toEqual(nothing);
  expect(readPicturedEntities('not json')).toEqual(nothing);
});
