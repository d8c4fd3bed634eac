// @promise A page whose URL changes leaves a redirect, and links to it are updated

import { expect, test } from 'vitest';
import { applyChanges } from '../../../src/editor/model/apply-change';
import { getIn, type Json, type Path } from '../../../src/utils/json';
import {
  completeAddress,
  findAddressFault,
  listBelow,
  nameMove,
  planMove,
  planMoves,
} from '../../../src/editor/schema/move-page';
import { findNode } from '../../../src/editor/schema/schema-node';
import { words } from '../../../src/editor/words';
import { root } from '../documents';

const wrongForm = findNode(root, {}, ['routes', 0, 'path'])?.patternErrorMessage;

const config: Json = {
  entities: { counselors: [{ id: 'ruth' }, { id: 'hanna' }] },
  navigation: { menu: [{ label: 'About', href: '/about#team' }] },
  redirects: [
    { from: '/us', to: '/about' },
    { from: '/who-we-are', to: '/' },
  ],
  routes: [
    {
      path: '/',
      blocks: [
        {
          type: 'text',
          text: '<p><a href="/about">Us</a>, <a href="/about#team">all</a>, <a href="/about-it">it</a></p>',
        },
        { type: 'text', text: '<p><a href="/team/ruth">Ruth</a></p>' },
      ],
    },
    { path: '/about', blocks: [] },
    { path: '/team/{counselor.id}', forEach: 'counselors', blocks: [] },
    { path: '*', blocks: [] },
  ],
};

function move(route: number, address: string, keepsOld = true) {
  const { changes, redirects, links } = planMove(root, config, { route, address, keepsOld });
  const { config: moved, inverses } = applyChanges(config, changes);
  expect(applyChanges(moved, inverses).config).toEqual(config);
  return { moved, redirects, links: links.map((path) => path.join('/')) };
}

test('a page that gets another address leaves a redirect, and what links to it follows', () => {
  const { moved, redirects, links } = move(1, '/who-we-are');
  expect(redirects).toEqual([{ from: '/about', to: '/who-we-are' }]);
  expect(links).toEqual(['navigation/menu/0/href', 'redirects/0/to', 'routes/0/blocks/0/text']);
  expect(getIn(moved, ['routes', 1, 'path'])).toBe('/who-we-are');
  expect(getIn(moved, ['navigation', 'menu', 0, 'href'])).toBe('/who-we-are#team');
  expect(getIn(moved, ['routes', 0, 'blocks', 0, 'text'])).toBe(
    '<p><a href="/who-we-are">Us</a>, <a href="/who-we-are#team">all</a>, <a href="/about-it">it</a></p>',
  );
  // What started at the new address would hide the page.
  expect(getIn(moved, ['redirects'])).toEqual([
    { from: '/us', to: '/who-we-are' },
    { from: '/about', to: '/who-we-are' },
  ]);
});

const insert = (into: Json, path: Path, value: Json): Json =>
  applyChanges(into, [{ op: 'insert', path, value }]).config;

test('pages below a page move with it, in one step that can be undone', () => {
  const team = { path: '/team', blocks: [] };
  const whole = insert(config, ['routes', 4], team);
  const people = { route: 4, address: '/people' };
  expect(listBelow(whole, people).map(({ address }) => address)).toEqual([
    '/people/{counselor.id}',
  ]);
  const { changes, redirects } = planMoves(root, whole, { ...people, keepsOld: true });
  expect(redirects).toEqual([
    { from: '/team', to: '/people' },
    { from: '/team/ruth', to: '/people/ruth' },
    { from: '/team/hanna', to: '/people/hanna' },
  ]);
  const { config: moved, inverses } = applyChanges(whole, changes);
  expect(getIn(moved, ['routes', 0, 'blocks', 1, 'text'])).toContain('href="/people/ruth"');
  expect(applyChanges(moved, inverses).config).toEqual(whole);
});

test('a page can move to the path that its name makes, in the language of the name', () => {
  const path = { en: '/about/people', es: '/nosotros/gente' };
  const whole: Json = {
    site: { languages: ['en', 'es'] },
    routes: [
      { path, blocks: [] },
      { path: '/about', blocks: [] },
    ],
  };
  const find = (name: string, language?: string) => {
    const named = nameMove(root, whole, { route: ['routes', 0], name, language });
    const changes = named ? planMove(root, whole, named).changes : [];
    return getIn(applyChanges(whole, changes).config, ['routes', 0, 'path']);
  };
  expect(find('Our team', 'en')).toEqual({ en: '/about/our-team', es: '/nosotros/gente' });
  expect(find('El equipo', 'es')).toEqual({ en: '/about/people', es: '/nosotros/el-equipo' });
  expect(find('People', 'en')).toEqual(path);
  expect(find('', 'en')).toEqual(path);
});

test('pages of entries move together', () => {
  const { moved, redirects } = move(2, '/people/{counselor.id}');
  expect(redirects).toEqual([
    { from: '/team/ruth', to: '/people/ruth' },
    { from: '/team/hanna', to: '/people/hanna' },
  ]);
  expect(getIn(moved, ['routes', 0, 'blocks', 1, 'text'])).toContain('"/people/ruth"');
});

test('without redirects, only the links follow', () => {
  const { moved, redirects } = move(1, '/us-all', false);
  expect(redirects).toEqual([]);
  expect(getIn(moved, ['redirects'])).toHaveLength(2);
});

test.each([
  [1, '/us-all', undefined],
  [1, '/about', undefined],
  [1, 'us', wrongForm],
  [1, '*', wrongForm],
  [1, '', wrongForm],
  [1, '/team/ruth', words.addressTaken],
  [2, '/people', words.addressTaken],
  [undefined, '/about', words.addressTaken],
])('an address that cannot be is refused: %s, %j', (route, address, said) => {
  expect(findAddressFault(root, config, { route, address })).toBe(said);
});

const title = { en: 'Page', es: 'Página' };
const translated: Json = {
  site: { languages: ['en', 'es', 'de'] },
  entities: { counselors: [{ id: 'ruth' }] },
  navigation: { menu: [{ label: 'Book', href: '/book' }] },
  redirects: [],
  routes: [
    { path: { en: '/book', es: '/reservar' }, title, blocks: [] },
    { path: '/contact', title, blocks: [] },
    { path: '/team/{counselor.id}', forEach: 'counselors', title, blocks: [] },
  ],
};

function moveIn(language: string | undefined, route: number, address: string) {
  const { changes, redirects, links } = planMove(root, translated, {
    route,
    address,
    language,
    keepsOld: true,
  });
  const moved = applyChanges(translated, changes).config;
  expect(getIn(moved, ['redirects'])).toEqual(redirects);
  const path = getIn(moved, ['routes', route, 'path']);
  return { path, redirects: redirects.map(({ from, to }) => `${from} ${to}`), links: links.length };
}

test('in several languages, an address moves with its redirect; links name the main one', () => {
  expect(moveIn(undefined, 0, '/begin')).toEqual({
    path: { en: '/begin', es: '/reservar' },
    redirects: ['/book /begin'],
    links: 1,
  });
  expect(moveIn('es', 0, '/empezar')).toEqual({
    path: { en: '/book', es: '/empezar' },
    redirects: ['/es/reservar /es/empezar'],
    links: 0,
  });
});

test('an address that two languages share moves in both, until one has its own', () => {
  expect(moveIn(undefined, 1, '/write')).toMatchObject({
    path: '/write',
    redirects: ['/contact /write', '/es/contact /es/write'],
  });
  expect(moveIn('es', 1, '/contacto')).toMatchObject({
    path: { en: '/contact', es: '/contacto' },
    redirects: ['/es/contact /es/contacto'],
  });
  expect(moveIn('es', 2, '/equipo/{counselor.id}').redirects).toEqual([
    '/es/team/ruth /es/equipo/ruth',
  ]);
  const taken = { route: 1, address: '/reservar', language: 'es' };
  expect(findAddressFault(root, translated, taken)).toBe(words.addressTaken);
});

test.each([
  ['team', '/team'],
  [' /team ', '/team'],
  ['', ''],
])('what was typed as an address, "%s", is completed', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});
