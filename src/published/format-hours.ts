import { isObject } from '../utils/json';
import { readTime } from '../content/dates/read-moment';
import type { OpeningHours, Place, SiteConfig, SpecialHours } from '../generated/config-types';
import { formatRange, formatWeekdays, someMonday } from '../content/dates/format-date';
import { readCountryInfo } from '../content/regions/country-settings';
import { weekdays } from '../content/dates/read-day';
import type { HoursRow } from '../payload/entries';

const minute = 60_000;

const saturdayAndSunday = [6, 7];

type HoursWords = Pick<SiteConfig, 'site' | 'labels'>;

/**
 * When a place is open, from the first day after the weekend of its country on: days one after the
 * other that have the same hours are one row, days without any are closed. No rows when nothing is
 * said about hours.
 */
export function writeWeek({ hours, address }: Place, { site, labels }: HoursWords): HoursRow[] {
  if (hours.length === 0) return [];
  const start = findFirstWorkday(address.country);
  const days = weekdays.map((_name, index) =>
    hours
      .filter((entry) => entry.days.some((name) => name === weekdays[(start + index) % 7]))
      .toSorted((a, b) => a.opens.localeCompare(b.opens))
      .map((entry) => writeTimes(entry, site.language)),
  );
  const rows: { first: number; last: number; times: string[] }[] = [];
  for (const [index, times] of days.entries()) {
    const row = rows.at(-1);
    if (row && row.times.join() === times.join()) row.last = index;
    else rows.push({ first: index, last: index, times });
  }
  return rows.map(({ first, last, times }) => ({
    days: formatWeekdays(start + first, start + last, site.language),
    times: times.length > 0 ? times : [labels.closed],
  }));
}

/**
 * The first day after the weekend, 0 for Monday, so that the days of a weekend are one row. It is not
 * always the day on which calendars begin: those of the United States begin on a Sunday.
 */
function findFirstWorkday(country: string): number {
  const info = readCountryInfo(country, 'WeekInfo');
  const written = isObject(info) ? info['weekend'] : undefined;
  const weekend: unknown[] = Array.isArray(written) ? written : saturdayAndSunday;
  const isFree = (index: number): boolean => weekend.includes((index % 7) + 1);
  const first = weekdays.findIndex((_name, index) => !isFree(index) && isFree(index + 6));
  return Math.max(0, first);
}

/** The days that have other hours, with their dates and why. */
export function writeSpecialDays(
  { specialHours }: Place,
  { site, labels }: HoursWords,
): HoursRow[] {
  return specialHours.map((entry) => ({
    days: writeDates(entry, site.language),
    times: [
      entry.opens !== undefined && entry.closes !== undefined
        ? writeTimes({ opens: entry.opens, closes: entry.closes }, site.language)
        : labels.closed,
    ],
    ...(entry.reason && { reason: entry.reason }),
  }));
}

function writeTimes({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>, language: string) {
  const format = { hour: 'numeric', minute: '2-digit' } as const;
  return formatRange(placeTime(opens), placeTime(closes), format, language);
}

function placeTime(time: string): number {
  return someMonday + (readTime(time) ?? 0) * minute;
}

function writeDates({ from, through = from }: SpecialHours, language: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return formatRange(Date.parse(from), Date.parse(through), format, language);
}
