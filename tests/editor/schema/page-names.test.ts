import { expect, test } from 'vitest';
import { applyChanges } from '../../../src/editor/model/apply-change';
import { getIn, type Json } from '../../../src/utils/json';
import {
  addToMenu,
  listPageNames,
  nameNewPage,
  readPageName,
  renamePage,
} from '../../../src/editor/schema/page-names';
import { root } from '../documents';

const prices: Json = {
  path: '/prices',
  title: { en: 'Prices | {site.name}', es: 'Precios' },
  blocks: [{ type: 'banner', title: 'What it costs' }, { type: 'text' }],
};

const config: Json = {
  site: { languages: ['en', 'es'] },
  navigation: {
    menu: [
      { label: 'About', href: '/about', links: [{ label: 'Fees', href: '/prices#insurance' }] },
      { label: 'Book', href: '/book' },
    ],
    footer: { groups: [{ title: 'More', links: [{ label: 'Prices', href: '/prices' }] }] },
  },
  routes: [prices, { path: '/about', title: 'About us', blocks: [{ type: 'text' }] }],
};

test('what a page is called is in its title, its heading and the menus', () => {
  expect(readPageName(config, ['routes', 0])).toBe('Prices');
  expect(listPageNames(root, config, ['routes', 0])).toMatchObject([
    { path: ['routes', 0, 'blocks', 0, 'title'], text: 'What it costs' },
    { path: ['navigation', 'menu', 0, 'links', 0, 'label'], text: 'Fees' },
    { path: ['navigation', 'footer', 'groups', 0, 'links', 0, 'label'], text: 'Prices' },
  ]);
  expect(listPageNames(root, config, ['routes', 1])).toMatchObject([{ text: 'About' }]);
});

test('a page is renamed in the language that is shown', () => {
  const names = [
    ['routes', 0, 'blocks', 0, 'title'],
    ['navigation', 'footer', 'groups', 0, 'links', 0, 'label'],
  ];
  expect(readPageName(config, ['routes', 0], 'es')).toBe('Precios');
  const changes = renamePage(config, ['routes', 0], { name: 'Tarifas', names, language: 'es' });
  const { config: renamed } = applyChanges(config, changes);
  expect(getIn(renamed, ['routes', 0, 'title'])).toEqual({
    en: 'Prices | {site.name}',
    es: 'Tarifas',
  });
  expect(names.map((path) => getIn(renamed, path))).toEqual([
    { en: 'What it costs', es: 'Tarifas' },
    { en: 'Prices', es: 'Tarifas' },
  ]);
});

test('another name keeps the name of the site, and other languages keep theirs', () => {
  const names = [['navigation', 'menu', 0, 'links', 0, 'label']];
  const changes = renamePage(config, ['routes', 0], {
    name: 'Fees and insurance',
    names,
    language: 'en',
  });
  const { config: renamed } = applyChanges(config, changes);
  expect(getIn(renamed, ['routes', 0, 'title'])).toEqual({
    en: 'Fees and insurance | {site.name}',
    es: 'Precios',
  });
  expect(getIn(renamed, names[0] ?? [])).toBe('Fees and insurance');
  expect(getIn(renamed, ['routes', 0, 'blocks', 0, 'title'])).toBe('What it costs');
});

test('the title of a new page is its heading', () => {
  const page = { title: 'Grief group', blocks: [{ type: 'banner', title: 'Grief group' }] };
  expect(nameNewPage(root, page, { path: '/walks', title: 'Walks | Lake' })).toEqual({
    path: '/walks',
    title: 'Walks | Lake',
    blocks: [{ type: 'banner', title: 'Walks' }],
  });
  const plain = { blocks: [{ type: 'text', text: '<p>Hello</p>' }] };
  expect(nameNewPage(root, plain, { path: '/a', title: 'A' })).toEqual({
    ...plain,
    path: '/a',
    title: 'A',
  });
});

test('a page gets into the menu before the button, where there is room', () => {
  const [change] = addToMenu(root, config, prices) ?? [];
  expect(change).toEqual({
    op: 'insert',
    path: ['navigation', 'menu', 1],
    value: { label: 'Prices', href: '/prices' },
  });
  const long = { path: '/long', title: 'A title with more letters than a label of the menu has' };
  const label = 'A title with more letters than a label o';
  expect(addToMenu(root, config, long)).toMatchObject([{ value: { label, href: '/long' } }]);
  const full = { navigation: { menu: Array.from({ length: 9 }, () => ({ label: 'A' })) } };
  expect(addToMenu(root, full, prices)).toBeUndefined();
  const each = { path: '/team/{counselor.id}', forEach: 'counselors' };
  expect(addToMenu(root, config, each)).toBeUndefined();
});
