import { describe, expect, test } from 'vitest';
import type { Json, Path } from '../../src/editor/model/change';
import {
  findPageOf,
  findRoute,
  listBlockElements,
  listPages,
  listPagesOf,
} from '../../src/editor/preview/find-route';
import { findSetting } from '../../src/editor/preview/find-setting';
import { findFormPath } from '../../src/editor/state/form-path';
import { findShownPage } from '../../src/editor/state/use-view';

const config: Json = {
  site: { name: 'Lantern' },
  media: [{ title: 'Lake' }],
  entities: {
    counselors: [
      { id: 'ruth', name: 'Ruth Arden' },
      { id: 'hanna', name: 'Hanna Weiss' },
    ],
  },
  routes: [
    {
      path: '/',
      title: 'Home | Lantern',
      blocks: [
        {
          type: 'text',
          title: 'It’s quiet here',
          text: '<p>Come &amp; rest a <em>while</em>.</p>',
        },
        { type: 'list', anchor: 'steps', items: ['Call', 'Call'] },
      ],
    },
    { path: '/blog', title: 'Blog', blocks: [] },
    {
      path: '/team/{counselor.id}',
      forEach: 'counselors',
      title: '{counselor.name}',
      blocks: [{ type: 'profile', counselor: '{counselor.id}' }],
    },
    { path: '*', title: 'Not found', blocks: [] },
  ],
};

const ruth = ['entities', 'counselors', 0];
const hanna = ['entities', 'counselors', 1];

const shown = (selected: Path, page = '/') =>
  findShownPage(config, { selected, page, request: undefined });

describe('pages of the preview', () => {
  test('a route for each entry makes a page of each, named after it', () => {
    expect(listPages(config)).toEqual([
      { path: '/', name: 'Home', route: 0 },
      { path: '/blog', name: 'Blog', route: 1 },
      { path: '/team/ruth', name: 'Ruth Arden', route: 2, entry: ruth },
      { path: '/team/hanna', name: 'Hanna Weiss', route: 2, entry: hanna },
      { path: '/404', name: 'Page not found', route: 3 },
    ]);
    expect(findPageOf(config, 2)).toBe('/team/ruth');
    expect(listPagesOf(config, ['routes', 2])).toEqual(['/team/ruth', '/team/hanna']);
    expect(listPagesOf(config, hanna)).toEqual(['/team/hanna']);
    expect(listPagesOf(config, ['media', 0])).toEqual([]);
  });

  test('an address that is being typed is not a page before it is one of this site', () => {
    const paths = ['', 'about', '//elsewhere.example', '/about'];
    const typed = { routes: paths.map((path) => ({ path, title: 'About', blocks: [] })) };
    expect(listPages(typed).map(({ path }) => path)).toEqual(['/about']);
  });

  test('what is selected is shown on its own page, even if its address is new', () => {
    expect(shown(['routes', 1])).toBe('/blog');
    expect(shown(['routes', 1, 'blocks', 0], '/blog/page/2')).toBe('/blog/page/2');
    expect(shown(hanna)).toBe('/team/hanna');
    expect(shown(hanna, '/team/han')).toBe('/team/hanna');
    expect(shown(['theme'], '/blog')).toBe('/blog');
  });

  test('an entry that was clicked on a page is edited beside that page', () => {
    const request = { path: [...hanna, 'name'] };
    expect(findShownPage(config, { selected: hanna, page: '/', request })).toBe('/');
  });

  test('further pages of a list belong to the route of the first one', () => {
    expect(findRoute(config, '/blog/page/2')).toBe(1);
    expect(findRoute(config, '/elsewhere')).toBeUndefined();
  });

  test('the element of a block is found by its anchor or its position', () => {
    expect(listBlockElements(config, '/').map(({ id }) => id)).toEqual(['block-1', 'steps']);
    expect(listBlockElements(config, '/team/hanna')[0]?.path).toEqual(['routes', 2, 'blocks', 0]);
  });
});

describe('the setting of a text that is clicked', () => {
  const block = ['routes', 0, 'blocks', 0];

  test('is the one that says the same, however the page draws it', () => {
    expect(findSetting(config, " It's  quiet here", block)).toEqual([...block, 'title']);
    expect(findSetting(config, 'Come & rest a while.', block)).toEqual([...block, 'text']);
    expect(findSetting(config, 'while', block)).toEqual([...block, 'text']);
  });

  test('is one of an entry that the block shows, if there is only one', () => {
    expect(findSetting(config, 'Hanna Weiss', block)).toEqual([
      'entities',
      'counselors',
      1,
      'name',
    ]);
    expect(findSetting(config, 'Somebody else', block)).toBeUndefined();
    expect(findSetting(config, '', block)).toBeUndefined();
  });
});

const find = (...path: (string | number)[]) => findFormPath(config, path).join('/');

test('each setting belongs to one form', () => {
  expect(find('routes', 0, 'blocks', 1, 'items', 0)).toBe('routes/0/blocks/1');
  expect(find('routes', 0, 'blocks')).toBe('routes/0');
  expect(find('entities', 'counselors', 1, 'name')).toBe('entities/counselors/1');
  expect(find('media', 0, 'title')).toBe('media/0');
  expect(find('site', 'name')).toBe('site');
});
