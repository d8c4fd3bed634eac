import { expect, test } from 'vitest';
import { nameEntry, nameValue } from '../../../src/editor/schema/name-value';

const times = { opens: '09:00', closes: '17:00' };
const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test.each([
  [workdays, 'Monday–Friday, 09:00–17:00'],
  [['Thursday', 'Monday'], 'Monday, Thursday, 09:00–17:00'],
  [
    ['Sunday', 'Monday', 'Wednesday', 'Saturday'],
    'Monday, Wednesday, Saturday–Sunday, 09:00–17:00',
  ],
  [[...workdays, 'Saturday', 'Sunday'], 'Monday–Sunday, 09:00–17:00'],
])('opening hours are named by their days, in the order of the week, and times', (days, name) => {
  expect(nameValue({ days, ...times })).toBe(name);
});

test('opening hours that are not filled in yet are named by what is there', () => {
  expect(nameValue({ days: ['Monday'], opens: '', closes: '' })).toBe('Monday');
  expect(nameValue({ days: ['Monday'], opens: '09:00' })).toBe('Monday, 09:00');
  expect(nameValue({ days: [], opens: '09:00' })).toBe('09:00');
  expect(nameValue({ days: 'Monday', opens: '09:00' })).toBe('Monday');
});

test('special hours are named by their first day', () => {
  expect(nameValue({ from: '2027-12-24', ...times })).toBe('2027-12-24');
});

test('an announcement is named by its text, a word by the ID that texts show it with', () => {
  const both = { id: 'town', text: 'Portland' };
  expect(nameEntry({}, 'announcements', both)).toBe('Portland');
  expect(nameEntry({}, 'words', both)).toBe('town');
});

test('a price is named by its ID and its amount, in the currency of the site if there is one', () => {
  const price = { id: 'session', amount: 140 };
  expect(nameEntry({ site: { currency: 'USD' } }, 'prices', price)).toBe('session: $140');
  expect(nameEntry({ site: { currency: 'X' } }, 'prices', price)).toBe('session: 140');
  expect(nameEntry({}, 'prices', { id: 'session' })).toBe('session');
});
