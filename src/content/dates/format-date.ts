import { memoizeByName } from '../../utils/memoize';
import { readLocale } from '../languages/language-code';
import { dayMs, readDay } from './read-day';
import type { EventTimes } from './read-moment';

/**
 * A day as people write it: `2026-03-10` → `March 10, 2026`, `10. März 2026`. A day that does not
 * exist stays as it is, and what is not a language code counts as English: checks look at both.
 *
 * @param language a language code such as `en` or `de-AT`
 */
export function formatDate(day: string, language: string): string {
  return findWriter(language)(day);
}

/** The day of a post is on its page and on many cards. */
const findWriter = memoizeByName((language) => {
  const format = new Intl.DateTimeFormat(readLocale(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return memoizeByName((day) => {
    const time = readDay(day);
    return time === undefined ? day : format.format(time);
  });
});

/**
 * From when to when something is, as people write it: `April 15 – 18, 2027`, `6:00 – 8:00 PM`. With the
 * spaces that every typeface has: the others are narrower, not different.
 *
 * @param from what a clock shows, as if it were in UTC
 */
export function formatRange(
  from: number,
  to: number,
  format: Intl.DateTimeFormatOptions,
  language: string,
): string {
  return new Intl.DateTimeFormat(readLocale(language), { ...format, timeZone: 'UTC' })
    .formatRange(from, to)
    .replaceAll('\u2009', ' ')
    .replaceAll('\u202F', '\u00A0');
}

/** A Monday, in milliseconds since 1970: to have the names of days and times written. */
export const someMonday = Date.UTC(2001, 0, 1);

/** The names of days of the week, from one to another: `Monday – Friday`; 0 is Monday. */
export function formatWeekdays(first: number, last: number, language: string): string {
  const [from = someMonday, to = from] = [first, last].map((day) => someMonday + day * dayMs);
  return formatRange(from, to, { weekday: 'long' }, language);
}

/** When an event takes place: its days, with the weekday of a single one, and its times. */
export function formatEventDates(event: EventTimes, language: string): string {
  const { start, end = start, startTime, endTime } = event;
  const hasTimes = startTime !== undefined && endTime !== undefined;
  const [from, to] = hasTimes ? [`${start}T${startTime}Z`, `${end}T${endTime}Z`] : [start, end];
  return formatRange(
    Date.parse(from),
    Date.parse(to),
    {
      ...(start === end && { weekday: 'long' }),
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      ...(hasTimes && { hour: 'numeric', minute: '2-digit' }),
    },
    language,
  );
}
