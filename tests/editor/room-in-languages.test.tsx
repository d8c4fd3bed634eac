import { expect, test } from 'vitest';
import { ListSetting } from '../../src/editor/client/form/list-setting';
import type { Json } from '../../src/utils/json';
import { hasRoomFor } from '../../src/editor/model/languages';
import { findNode, resolveRef } from '../../src/editor/schema/schema-node';
import { words } from '../../src/editor/words';
import { root } from './documents';
import { renderInEditor } from './render-in-editor';

const config: Json = { site: { languages: ['en', 'es'] } };
const both = { label: 'Team' };
const english = { label: 'Prices', languages: ['en'] };
const spanish = { label: 'Precios', languages: ['es'] };

test('a list in one language has room until it is full', () => {
  expect(hasRoomFor({}, [both, both], 3)).toBe(true);
  expect(hasRoomFor({}, [both, both, both], 3)).toBe(false);
  expect(hasRoomFor({}, [both], Infinity)).toBe(true);
});

test('entries for one language take no room from another one', () => {
  expect(hasRoomFor(config, [both, english, spanish], 3)).toBe(true);
  expect(hasRoomFor(config, [english, english, spanish, spanish], 3)).toBe(true);
});

test('what is for all languages needs room in each of them', () => {
  expect(hasRoomFor(config, [both, english, english], 3)).toBe(false);
  expect(hasRoomFor(config, [both, spanish, spanish], 3)).toBe(false);
});

test('what is for some languages needs room in those alone', () => {
  const items = [both, english, english];
  expect(hasRoomFor(config, items, 3, spanish)).toBe(true);
  expect(hasRoomFor(config, items, 3, english)).toBe(false);
  expect(hasRoomFor(config, items, 3, both)).toBe(false);
});

test('a text without the main language takes room in its own alone', () => {
  const three: Json = { site: { languages: ['en', 'es', 'fr'] } };
  const texts: Json[] = [{ en: 'Grief', es: 'Duelo' }, { es: 'Miedo' }, { fr: 'Peur' }];
  expect(hasRoomFor(three, texts, 3)).toBe(true);
  expect(hasRoomFor(three, [...texts, { es: '' }], 3, { fr: 'Perte' })).toBe(true);
  expect(hasRoomFor(three, [...texts, { es: '' }], 3, { es: 'Pérdida' })).toBe(false);
});

test('the languages that counselors speak, in words, are none of the site', () => {
  const counselor = { name: 'Ruth', languages: ['English', 'Spanish'] };
  expect(hasRoomFor(config, [counselor, counselor], 2)).toBe(false);
});

const path = ['navigation', 'menu'];
const node = findNode(root, {}, path) ?? {};
const { maxItems: most = 0 } = node;
const items = resolveRef(root, node.items ?? {});

/** The form of the menu, and how many of its entries cannot be duplicated. */
function renderMenu(menu: Json[]) {
  const site: Json = { site: { languages: ['en', 'es'] }, navigation: { menu } };
  const html = renderInEditor(
    site,
    <ListSetting node={node} items={items} path={path} value={menu} label="Menu" isRequired />,
  );
  const copies = html.match(/<button[^>]*aria-label="Duplicate [^>]*>/g) ?? [];
  const locked = copies.filter((button) => button.includes('aria-disabled="true"'));
  return { html, locked: locked.length };
}

test('a list of more entries than one language may have can be added to', () => {
  const spread = Array.from({ length: most }, (_, index) => (index % 2 === 0 ? english : spanish));
  const { html, locked } = renderMenu([...spread, both]);
  expect(html).toContain(words.addOne('Menu item'));
  expect(locked).toBe(0);
});

test('a list that is full in one language says its limit, and copies entries of the others', () => {
  const full = Array.from({ length: most }, () => english);
  const { html, locked } = renderMenu([...full, spanish]);
  expect(html).not.toContain(words.addOne('Menu item'));
  expect(html).toContain(words.atMost(most));
  expect(locked).toBe(most);
});
