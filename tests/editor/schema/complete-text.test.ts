import { expect, test } from 'vitest';
import { completeText } from '../../../src/editor/schema/complete-text';
import { findNode } from '../../../src/editor/schema/schema-node';
import { root } from '../documents';

const config = { routes: [{ blocks: [{ type: 'price-list' }] }] };
const places = {
  color: ['theme', 'colors', 'primary'],
  time: ['entities', 'places', 0, 'hours', 0, 'opens'],
  currency: ['site', 'currency'],
  phone: ['site', 'phone'],
  link: ['navigation', 'topBar', 'href'],
  name: ['site', 'name'],
  id: ['site', 'prices', 0, 'id'],
  price: ['routes', 0, 'blocks', 0, 'groups', 0, 'rows', 0, 'price'],
};

test.each([
  ['color', '1f5f66', '#1f5f66'],
  ['color', ' #1F5F66 ', '#1F5F66'],
  ['color', '#1aF', '#11aaFF'],
  ['color', '1aF', '#11aaFF'],
  ['time', '9:00', '09:00'],
  ['time', '9.30', '09:30'],
  ['time', '17.30 ', '17:30'],
  ['currency', 'usd', 'USD'],
  ['link', 'www.example.org ', 'https://www.example.org'],
  ['id', 'Group session', 'groupSession'],
  ['id', 'couple', 'couple'],
  ['price', '£68', '68'],
  ['price', '80 – 120 €', '80–120'],
  ['price', 'from CHF 95.50', '95.50+'],
] as const)('of a %s, "%s" is "%s"', (kind, typed, meant) => {
  const node = findNode(root, config, places[kind]) ?? {};
  expect(completeText(node, typed)).toBe(meant);
});

test.each([
  ['color', 'blue'],
  ['color', '#1F5F6'],
  ['color', ''],
  ['time', '25:00'],
  ['time', '9'],
  ['currency', 'dollars'],
  ['phone', '5550100'],
  ['name', ' Lake '],
  ['price', '£68 per hour'],
  ['id', 'Group 2'],
] as const)('of a %s, "%s" stays as it is', (kind, typed) => {
  const node = findNode(root, config, places[kind]) ?? {};
  expect(completeText(node, typed)).toBe(typed);
});
