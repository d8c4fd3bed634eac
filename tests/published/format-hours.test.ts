// @promise Quotations begin with the quotation mark of the language, and opening hours with the
// first day after the country’s weekend

import { expect, test } from 'vitest';
import type { OpeningHours, Place } from '../../src/generated/config-types';
import { writeSpecialDays, writeWeek } from '../../src/published/format-hours';
import { listCharacters } from '../../src/published/fonts/site-characters';
import { sampleConfig } from '../sample-config';

const harbor = findHarbor();

function findHarbor(): Place {
  const [place] = sampleConfig.entities.places;
  if (!place) throw new Error('There is no place');
  return place;
}

function inLanguage(language: string) {
  return { ...sampleConfig, site: { ...sampleConfig.site, language } };
}

function write(hours: OpeningHours[], language = 'en-US'): string[] {
  return writeWeek({ ...harbor, hours }, inLanguage(language)).map(
    ({ days, times }) => `${days}: ${times.join(' and ').replaceAll('\u00A0', ' ')}`,
  );
}

const week: OpeningHours['days'] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test('days with the same hours are one row, days without any are closed', () => {
  expect(write([{ days: week, opens: '09:00', closes: '17:00' }])).toEqual([
    'Monday – Friday: 9:00 AM – 5:00 PM',
    'Saturday – Sunday: Closed',
  ]);
});

test('a break is two times of one row, in the order of the day', () => {
  const morning = { opens: '08:00', closes: '12:00' };
  const afternoon = { opens: '13:30', closes: '17:00' };
  expect(
    write([
      { days: ['Monday', 'Wednesday'], ...afternoon },
      { days: ['Monday', 'Tuesday'], ...morning },
    ]),
  ).toEqual([
    'Monday: 8:00 AM – 12:00 PM and 1:30 – 5:00 PM',
    'Tuesday: 8:00 AM – 12:00 PM',
    'Wednesday: 1:30 – 5:00 PM',
    'Thursday – Sunday: Closed',
  ]);
});

test.each([
  ['US', ['Monday – Friday: 9:00 AM – 5:00 PM', 'Saturday – Sunday: Closed']],
  ['DE', ['Monday – Friday: 9:00 AM – 5:00 PM', 'Saturday – Sunday: Closed']],
  ['EG', ['Sunday: Closed', 'Monday – Friday: 9:00 AM – 5:00 PM', 'Saturday: Closed']],
  ['IR', ['Saturday – Sunday: Closed', 'Monday – Friday: 9:00 AM – 5:00 PM']],
  ['IN', ['Monday – Friday: 9:00 AM – 5:00 PM', 'Saturday – Sunday: Closed']],
])('in %s, the hours begin on the first day after the weekend', (country, rows) => {
  const place = { ...harbor, address: { ...harbor.address, country } };
  const hours: OpeningHours[] = [{ days: week, opens: '09:00', closes: '17:00' }];
  const written = writeWeek({ ...place, hours }, inLanguage('en-US'));
  const lines = written.map(({ days, times }) => `${days}: ${times.join()}`);
  expect(lines.map((line) => line.replaceAll('\u00A0', ' '))).toEqual(rows);
});

test('a weekend that begins on a Friday is one row at the end', () => {
  const place = { ...harbor, address: { ...harbor.address, country: 'IL' } };
  const days: OpeningHours['days'] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];
  const hours: OpeningHours[] = [{ days, opens: '09:00', closes: '17:00' }];
  const rows = writeWeek({ ...place, hours }, inLanguage('en-US'));
  expect(rows.map((row) => row.days)).toEqual(['Sunday – Thursday', 'Friday – Saturday']);
});

test('a place that is open every day is closed on none; without hours, nothing is said', () => {
  const every = [...week, 'Saturday', 'Sunday'] as OpeningHours['days'];
  expect(write([{ days: every, opens: '09:00', closes: '17:00' }])).toEqual([
    'Monday – Sunday: 9:00 AM – 5:00 PM',
  ]);
  expect(write([])).toEqual([]);
});

test('days and times are written in the language of the site, with letters its typeface has', () => {
  const hours: OpeningHours[] = [{ days: ['Wednesday'], opens: '09:00', closes: '17:00' }];
  expect(write(hours, 'pl')[1]).toBe('środa: 09:00–17:00');
  const place = { ...harbor, hours };
  const config = inLanguage('pl');
  config.entities = { ...config.entities, places: [place] };
  expect(listCharacters(config)).toContain('ś');
  expect(listCharacters(sampleConfig)).not.toContain('ś');
});

test('special days say their dates, whether the place is open and why', () => {
  const specialHours = [
    { from: '2098-12-24', through: '2099-01-02', reason: 'Christmas' },
    { from: '2099-03-02', opens: '10:00', closes: '12:00' },
  ];
  expect(writeSpecialDays({ ...harbor, specialHours }, inLanguage('en-GB'))).toEqual([
    { days: '24 December 2098 – 2 January 2099', times: ['Closed'], reason: 'Christmas' },
    { days: '2 March 2099', times: ['10:00–12:00'] },
  ]);
});
