import { expect, test } from 'vitest';
import { namePage } from '../../../src/editor/model/find-route';
import { nameList, nameOne } from '../../../src/editor/model/name-list';

const config = {
  site: { name: 'By the lake' },
  entities: { counselors: [{ id: 'ruth' }, { id: 'bo' }], posts: [{ id: 'hope' }] },
};

test.each([
  [{ path: '/', title: 'By the lake: counseling' }, 'Home'],
  [{ path: '*', title: 'Nothing here' }, 'Page not found'],
  [{ path: '/about', title: 'About {site.name} | By the lake' }, 'About By the lake'],
  [{ path: '/about', title: '' }, '/about'],
])('a page is called what its title says, without the site: %o', (route, name) => {
  expect(namePage(config, route)).toBe(name);
});

test.each([
  ['counselors', '{counselor.name}, {counselor.title} | {site.name}', 'Each counselor (2 pages)'],
  ['counselors', 'Book with {counselor.firstName}', 'Book with … (2 pages)'],
  ['posts', '{post.title}', 'Each post (1 page)'],
])(
  'pages for each of the %s are called by what they have in common: %s',
  (forEach, title, name) => {
    expect(namePage(config, { path: '/{x.id}', forEach, title })).toBe(name);
  },
);

test('people are called as the site calls them: their pages, their list and each of them', () => {
  const words = [
    { id: 'person', text: { en: 'therapist', es: 'terapeuta' } },
    { id: 'people', text: { en: 'therapists', es: 'terapeutas' } },
  ];
  const practice = { ...config, site: { words } };
  const route = { path: '/{x.id}', forEach: 'counselors', title: '{counselor.name}' };
  expect(namePage(practice, route)).toBe('Each therapist (2 pages)');
  expect(nameList(practice, 'counselors')).toBe('Therapists');
  expect(nameOne(practice, 'counselors', 'Counselor')).toBe('Therapist');
  expect(nameList(practice, 'bookCategories')).toBe('Bookshelves');
  expect(nameOne(practice, 'bookCategories', 'BookCategory')).toBe('Bookshelf');
});
