import { expect, test } from 'vitest';
import { readMoment } from '../../../src/content/dates/read-moment';

const zone = 'America/Chicago';

/** The moment in UTC, or why there is none. */
function read(written: string, timeZone?: string): string {
  const moment = readMoment(written, timeZone);
  return typeof moment === 'number' ? new Date(moment).toISOString() : moment;
}

test('a moment counts in the time zone of the site, in summer and in winter', () => {
  expect(read('2027-01-15T09:00', zone)).toBe('2027-01-15T15:00:00.000Z');
  expect(read('2027-07-15T09:00', zone)).toBe('2027-07-15T14:00:00.000Z');
  expect(read('2027-07-15T09:00:30', 'Asia/Kolkata')).toBe('2027-07-15T03:30:30.000Z');
});

test('its own distance from UTC comes first', () => {
  expect(read('2027-01-15T09:00-05:00', zone)).toBe('2027-01-15T14:00:00.000Z');
  expect(read('2027-01-15T09:00+05:30')).toBe('2027-01-15T03:30:00.000Z');
  expect(read('2027-01-15T09:00Z')).toBe('2027-01-15T09:00:00.000Z');
});

test('a day alone is its first minute, where clocks are set forward at midnight, too', () => {
  expect(read('2027-07-15', zone)).toBe('2027-07-15T05:00:00.000Z');
  expect(read('2018-11-04', 'America/Sao_Paulo')).toBe('2018-11-04T03:00:00.000Z');
});

test('an hour that comes twice is the first one, one that is passed over is none', () => {
  expect(read('2027-11-07T01:30', zone)).toBe('2027-11-07T06:30:00.000Z');
  expect(read('2027-03-14T02:30', zone)).toBe('skipped');
  expect(read('2027-03-14T03:00', zone)).toBe('2027-03-14T08:00:00.000Z');
});

test('what is not in the calendar or on the clock is not a moment', () => {
  expect(read('2027-02-30', zone)).toBe('day');
  expect(read('2027-02-28T24:00', zone)).toBe('time');
  expect(read('2027-02-28T23:60', zone)).toBe('time');
  expect(read('2027-02-28T09:00+15:00', zone)).toBe('time');
  expect(read('next Friday', zone)).toBe('form');
});

test('without a time zone, nobody knows which moment is meant', () => {
  expect(read('2027-02-28T09:00')).toBe('zone');
  expect(read('2027-02-28', 'Nowhere/At_All')).toBe('zone');
});
