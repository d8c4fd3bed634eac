import { expect, test } from 'vitest';
import { readWrittenDay } from '../../../src/content/dates/read-written-day';
import { formatDate } from '../../../src/content/dates/format-date';

test.each([
  'March 10, 2026',
  'march 10 2026',
  'Mar 10, 2026',
  'Mar. 10th, 2026',
  '10 March 2026',
  '10th March, 2026',
  '2026/3/10',
  '2026.03.10',
  '2026-3-10',
  ' 2026-03-10 ',
])('"%s" names a day without doubt', (text) => {
  expect(readWrittenDay(text, 'en')).toBe('2026-03-10');
});

test.each(['3/10/2026', '10.3.2026', 'March 2026', 'Ma 10, 2026', 'spring 10, 2026', '', 'soon'])(
  '"%s" names none',
  (text) => {
    expect(readWrittenDay(text, 'en')).toBeUndefined();
  },
);

test('the first letters that two months share name neither', () => {
  expect(readWrittenDay('Ju 4, 2026', 'en')).toBeUndefined();
  expect(readWrittenDay('Jun 4, 2026', 'en')).toBe('2026-06-04');
  expect(readWrittenDay('Jul 4, 2026', 'en')).toBe('2026-07-04');
});

test.each(['en', 'en-GB', 'de', 'es', 'fr', 'nl', 'pt-BR'])(
  'each day of a year that the site writes in %s can be read again',
  (language) => {
    for (let day = 0; day < 366; day++) {
      const date = new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10);
      expect(readWrittenDay(formatDate(date, language), language)).toBe(date);
    }
  },
);

test('days are written in the language of the site', () => {
  expect(formatDate('2026-03-10', 'en')).toBe('March 10, 2026');
  expect(formatDate('2026-03-10', 'de')).toBe('10. März 2026');
  expect(formatDate('2026-03-10', 'en-GB')).toBe('10 March 2026');
});

test('what cannot be written out stays as it is, so that checks can look at it', () => {
  expect(formatDate('2026-02-30', 'en')).toBe('2026-02-30');
  expect(formatDate('tomorrow', 'en')).toBe('tomorrow');
  expect(formatDate('2026-03-10', 'English')).toBe('March 10, 2026');
});
