import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

const harbor = {
  id: 'harbor',
  name: 'Practice at the harbor',
  address: { street: '12 Harbor Street', city: 'Nashville', country: 'US' },
};

function withHours(...hours: object[]) {
  return { '/entities/places': [{ ...harbor, hours }] };
}

function withSpecial(...specialHours: object[]) {
  return { '/entities/places': [{ ...harbor, specialHours }] };
}

const monday = { days: ['Monday'], opens: '09:00', closes: '17:00' };

test('CFG0680: a place that closes before it opens', () => {
  expect(reportChanged(withHours({ ...monday, closes: '05:00' }))).toMatchInlineSnapshot(`
    "error[CFG0680]: The closing time (05:00) is before the opening time (09:00).
      --> site.config.json:160:23
       in Location harbor > Opening hours 1
    160 |             "closes": "05:00"
        |                       ^^^^^^^
        = Use 24-hour time. For the evening, write "17:00".

    1 error in site.config.json"
  `);
  expect(reportChanged(withHours({ ...monday, opens: '21:00', closes: '10:00' }))).toContain(
    'For the evening, write "22:00".',
  );
  expect(reportChanged(withHours({ ...monday, opens: '23:00', closes: '02:00' }))).toContain(
    'For hours past midnight, add an entry for each day.',
  );
  expect(listCodes(withHours({ ...monday, closes: '09:00' }))).toEqual(['CFG0680']);
});

test('CFG0680: a place that is open twice at the same time', () => {
  const noon = { days: ['Sunday', 'Monday'], opens: '12:00', closes: '13:00' };
  expect(reportChanged(withHours(monday, noon))).toMatchInlineSnapshot(`
    "error[CFG0680]: On Monday, these hours overlap with 09:00 to 17:00.
      --> site.config.json:167:22
       in Location harbor > Opening hours 2
    167 |             "opens": "12:00",
        |                      ^^^^^^^
        = Delete "Monday" from one of the two entries, or write times that do not overlap.
      --> site.config.json:155:11 The other entry is here.

    1 error in site.config.json"
  `);
  expect(listCodes(withHours(monday, { ...noon, opens: '17:00', closes: '18:00' }))).toEqual([]);
  expect(listCodes(withHours(monday, { ...noon, days: ['Sunday'] }))).toEqual([]);
});

test('CFG0680: special hours with one of two times', () => {
  const from = '2098-12-24';
  expect(reportChanged(withSpecial({ from, closes: '12:00' }))).toMatchInlineSnapshot(`
    "error[CFG0680]: These hours have "closes" but no "opens".
      --> site.config.json:157:23
       in Location harbor > Special hours 1
    157 |             "closes": "12:00"
        |                       ^^^^^^^
        = Add "opens". If you are closed on these days, delete "closes".

    1 error in site.config.json"
  `);
  expect(listCodes(withSpecial({ from, opens: '10:00' }))).toEqual(['CFG0680']);
  expect(listCodes(withSpecial({ from, opens: '10:00', closes: '09:00' }))).toEqual(['CFG0680']);
  expect(listCodes(withSpecial({ from }, { from, opens: '10:00', closes: '12:00' }))).toEqual([]);
});

test('a time that is none, a day that is none', () => {
  expect(listCodes(withHours({ ...monday, opens: '9:00' }))).toEqual(['CFG0308']);
  expect(listCodes(withHours({ ...monday, days: ['Montag'] }))).toEqual(['CFG0304']);
});
