import { describe, expect, test } from 'vitest';
import { applyChanges } from '../../../../src/editor/model/apply-change';
import type { Json, Path } from '../../../../src/utils/json';
import {
  fillFrom,
  findCounterpart,
  findPageOf,
  findRoute,
  listBlockElements,
  listPages,
  listPagesOf,
  namePage,
} from '../../../../src/editor/model/find-route';
import {
  findImage,
  findLabel,
  findSetting,
} from '../../../../src/editor/client/preview/find-setting';
import { listGoals } from '../../../../src/editor/schema/list-goals';
import { findFormPath } from '../../../../src/editor/model/paths';
import { setTranslation } from '../../../../src/editor/model/write-edits';
import { root } from '../../documents';
import { findShownPage } from '../../../../src/editor/client/state/use-view';

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
    expect(findPageOf(config, ['routes', 2], '/')).toBe('/team/ruth');
    expect(listPagesOf(config, ['routes', 2])).toEqual(['/team/ruth', '/team/hanna']);
    expect(listPagesOf(config, hanna)).toEqual(['/team/hanna']);
    expect(listPagesOf(config, ['media', 0])).toEqual([]);
  });

  test('a page is named as visitors read its title: what the site fills in is filled in', () => {
    const site = { name: 'Lantern', tagline: { en: 'Calm', es: 'Calma' }, founded: 2009 };
    const titled = (title: Json, language?: string) => namePage({ site }, { title }, language);
    expect(titled('About {site.name}')).toBe('About Lantern');
    expect(titled('{site.name} | Home')).toBe('Lantern');
    expect(titled({ en: '{site.tagline}', es: '{site.tagline}' }, 'es')).toBe('Calma');
    expect(titled('Since {site.founded}')).toBe('Since 2009');
    // What stands for each entry, and what is not filled in here, stays as it is written.
    expect(titled('With {counselor.name}')).toBe('With {counselor.name}');
    const entry = { name: 'Ruth' };
    expect(fillFrom('{counselor.name}: {price.one}', { site, entry })).toBe('Ruth: {price.one}');
    const words = [{ id: 'people', text: { en: 'guides', es: 'guías' } }];
    const show = (text: string) => fillFrom(text, { site: { words }, language: 'es' });
    expect(show('{word.People}, {word.people}: {word.town}')).toBe('Guías, guías: {word.town}');
  });

  test('links can lead to each page by its name, those of entries too, to blocks and documents', () => {
    expect(listGoals(config, ['/pdf/form.pdf', '/images/lake.jpg'])).toEqual([
      { href: '/', name: 'Home' },
      { href: '/#steps', name: 'Home: steps' },
      { href: '/blog', name: 'Blog' },
      { href: '/team/ruth', name: 'Ruth Arden' },
      { href: '/team/hanna', name: 'Hanna Weiss' },
      { href: '/pdf/form.pdf', name: '/pdf/form.pdf' },
    ]);
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
    expect(findSetting(config, { text: " It's  quiet here", block })).toEqual([...block, 'title']);
    expect(findSetting(config, { text: 'Come & rest a while.', block })).toEqual([
      ...block,
      'text',
    ]);
    expect(findSetting(config, { text: 'while', block })).toEqual([...block, 'text']);
  });

  test('is one of an entry that the block shows, if there is only one', () => {
    expect(findSetting(config, { text: 'Hanna Weiss', block })).toEqual([
      'entities',
      'counselors',
      1,
      'name',
    ]);
    expect(findSetting(config, { text: 'Somebody else', block })).toBeUndefined();
    expect(findSetting(config, { text: '', block })).toBeUndefined();
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

function both(en: string, es: string): Json {
  return { en, es };
}

describe('a site in several languages', () => {
  const translated: Json = {
    site: { languages: ['en', 'es'] },
    entities: { counselors: [{ id: 'ruth', name: 'Ruth', languages: ['English'] }] },
    routes: [
      {
        path: '/',
        title: both('Home', 'Inicio'),
        blocks: [
          { type: 'text', languages: ['en'], title: 'Only here' },
          { type: 'banner', title: both('Yoga', 'Yoga'), text: 'Slowly' },
        ],
      },
      { path: '/prices', title: 'Prices', blocks: [] },
      {
        path: both('/team/{counselor.id}', '/equipo/{counselor.id}'),
        title: both('Ruth', 'Ruth'),
        forEach: 'counselors',
        blocks: [],
      },
      { path: '*', title: both('Lost', 'Nada'), blocks: [] },
    ],
  };
  const banner = ['routes', 0, 'blocks', 1];

  test('its pages are those of each language', () => {
    expect(listPages(translated).map(({ path, language }) => `${language} ${path}`)).toEqual([
      'en /',
      'en /prices',
      'en /team/ruth',
      'en /404',
      'es /es',
      'es /es/equipo/ruth',
      'es /es/404',
    ]);
    expect(findRoute(translated, '/es/equipo/ruth')).toBe(2);
    expect(findRoute(translated, '/es/nowhere')).toBeUndefined();
  });

  test('links lead to pages by their addresses in the main language', () => {
    const hrefs = listGoals(translated, []).map(({ href }) => href);
    expect(hrefs).toEqual(['/', '/prices', '/team/ruth']);
  });

  test('each has its counterpart, and what is selected is shown in the same language', () => {
    expect(findCounterpart(translated, '/team/ruth', 'es')).toBe('/es/equipo/ruth');
    expect(findCounterpart(translated, '/prices', 'es')).toBe('/es');
    const show = (selected: Path) =>
      findShownPage(translated, { selected, page: '/es', request: undefined });
    expect(show(ruth)).toBe('/es/equipo/ruth');
    expect(show(['routes', 1])).toBe('/prices');
  });

  test('blocks of other languages are not counted, and texts are found in the own one', () => {
    expect(listBlockElements(translated, '/es').map(({ id, path }) => [id, path])).toEqual([
      ['block-1', banner],
    ]);
    const look = (text: string, language: string) =>
      findSetting(translated, { text, block: banner, language });
    expect(look('Yoga', 'es')).toEqual([...banner, 'title', 'es']);
    expect(look('Yoga', 'en')).toEqual([...banner, 'title', 'en']);
    expect(look('Slowly', 'es')).toEqual([...banner, 'text']);
  });

  test('a text becomes one in two languages, and one in one again', () => {
    const change = (value: Json | undefined) =>
      setTranslation(translated, [...banner, 'text', 'es'], value);
    expect(change('Despacio')).toMatchObject({ value: { en: 'Slowly', es: 'Despacio' } });
    const written = applyChanges(translated, [change('Despacio')]).config;
    const path = [...banner, 'text', 'es'];
    expect(setTranslation(written, path, undefined)).toMatchObject({ value: 'Slowly' });
  });
});

test('a built-in text is found by its default, its wording and with its placeholders filled in', () => {
  const own: Json = { ...config, labels: { closed: { en: 'No visits', es: 'Sin visitas' } } };
  const look = (text: string, language?: string) => findLabel(root, own, { text, language });
  expect(look('Opening hours')).toEqual(['labels', 'openingHours']);
  expect(look('Sin visitas', 'es')).toEqual(['labels', 'closed']);
  expect(look('3 of 4')).toEqual(['labels', 'slide']);
  expect(look('The first visit of a client is a talk of forty minutes')).toBeUndefined();
  expect(look(' ')).toBeUndefined();
});

test('an image leads to the setting with its file, also where the page shows a smaller copy', () => {
  const image = { src: '/images/lake.jpg', alt: 'A lake' };
  const site: Json = {
    entities: { posts: [{ id: 'a', image: { src: '/images/hill.jpg' } }] },
    routes: [{ path: '/', blocks: [{ type: 'hero', image }] }],
  };
  const block = ['routes', 0, 'blocks', 0];
  expect(findImage(site, block, '/images/lake.jpg')).toEqual([...block, 'image', 'src']);
  const copy = '/assets/pictures/lake-1bcf5633-1200.webp';
  expect(findImage(site, block, copy)).toEqual([...block, 'image', 'src']);
  expect(findImage(site, block, '/images/hill.jpg')).toEqual([
    'entities',
    'posts',
    0,
    'image',
    'src',
  ]);
  expect(findImage(site, block, '/images/river.jpg')).toBeUndefined();
  expect(findImage(site, block, '')).toBeUndefined();
});
