import { expect, test } from 'vitest';
import { namePage } from '../../../src/editor/model/find-route';

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
  ['counselors', '{counselor.name}, {counselor.title} | {site.name}', 'Counselors (2 pages)'],
  ['counselors', 'Book with {counselor.firstName}', 'Book with … (2 pages)'],
  ['posts', '{post.title}', 'Posts (1 page)'],
])(
  'pages for each of the %s are called by what they have in common: %s',
  (forEach, title, name) => {
    expect(namePage(config, { path: '/{x.id}', forEach, title })).toBe(name);
  },
);
