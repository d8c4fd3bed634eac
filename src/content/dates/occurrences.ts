import ICAL from 'ical.js';
import type { Event, EventRepeats } from '../../generated/config-types';
import { dayMs, readDay, weekdays } from './read-day';
import { findEventMoments, findMoment } from './read-moment';

/** When an event takes place: its first days and times, and how these repeat. */
export type EventDates = Pick<Event, 'start' | 'end' | 'startTime' | 'endTime' | 'repeats'>;

/** One time an event takes place, from its first to its last day. */
export interface Occurrence {
  start: string;
  end: string;
}

/** Nothing is planned for a later day: see the keyword `planned`. */
const lastDay = '2099-12-31';

/** The weekday of a day: `2027-04-15` → `Thursday`. */
export function nameWeekday(day: string): string {
  // `Date` counts them from Sunday on.
  return weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? '';
}

/** How an event repeats, as calendars write it (RFC 5545), without an end: `FREQ=WEEKLY;BYDAY=TU`. */
export function writeRule(start: string, repeats: EventRepeats): string {
  const { frequency, interval, weekdays: days } = repeats;
  const day = Number(start.slice(8));
  const weekday = codeOf(nameWeekday(start));
  const parts = {
    weekly: `FREQ=WEEKLY;BYDAY=${days.length > 0 ? days.map(codeOf).join() : weekday}`,
    'monthly-on-day': `FREQ=MONTHLY;BYMONTHDAY=${day}`,
    'monthly-on-weekday': `FREQ=MONTHLY;BYDAY=${Math.ceil(day / 7)}${weekday}`,
    'monthly-on-last-weekday': `FREQ=MONTHLY;BYDAY=-1${weekday}`,
  };
  return `${parts[frequency]};INTERVAL=${interval}`;
}

function codeOf(weekday: string): string {
  return weekday.slice(0, 2).toUpperCase();
}

/** The first days of all times an event takes place, in their order, with those it leaves out. */
export function* listRuleDays({ start, repeats }: EventDates): Generator<string> {
  if (!repeats || readDay(start) === undefined) {
    yield start;
    return;
  }
  const { until = lastDay, count = Infinity } = repeats;
  const rule = ICAL.Recur.fromString(writeRule(start, repeats));
  const days = rule.iterator(ICAL.Time.fromDateString(start));
  for (let index = 0; index < count; index += 1) {
    const day = days.next()?.toString();
    if (day === undefined || day > until) return;
    yield day;
  }
}

/** The last day on which an event may start; undefined when it repeats without an end. */
export function findLastDay(event: EventDates): string | undefined {
  const { count, until } = event.repeats ?? {};
  return count === undefined ? until : [...listRuleDays(event)].at(-1);
}

/** All times an event takes place, in their order. One that repeats without an end has very many. */
export function* listOccurrences(event: EventDates): Generator<Occurrence> {
  const { start, end = start, repeats } = event;
  const span = Date.parse(end) - Date.parse(start);
  for (const day of listRuleDays(event)) {
    if (!repeats?.except.includes(day)) yield { start: day, end: moveDay(day, span / dayMs) };
  }
}

/** `2027-04-15` → `2027-04-16`, or so many days later; what is no day stays. */
export function moveDay(day: string, days: number): string {
  const time = readDay(day);
  return time === undefined || !Number.isFinite(days)
    ? day
    : new Date(time + days * dayMs).toISOString().slice(0, 10);
}

/**
 * When an event is over, in milliseconds since 1970: at its last minute, else when its last day is over,
 * which without a known time zone is when it is over everywhere.
 */
export function findEnd(event: EventDates, timeZone: string | undefined): number {
  const { start, end = start } = event;
  const dayAfter = moveDay(end, 1);
  const moment = findEventMoments(event, timeZone)?.end ?? findMoment(dayAfter, timeZone);
  return moment ?? Date.parse(`${dayAfter}T12:00Z`);
}

/** The first time from a moment on that an event takes place and is not over; undefined when all are. */
export function findNext(
  event: EventDates,
  now: number,
  timeZone: string | undefined,
): Occurrence | undefined {
  for (const occurrence of listOccurrences(event)) {
    // Most have passed long ago, wherever they were.
    if (Date.parse(occurrence.end) + 3 * dayMs < now) continue;
    if (findEnd({ ...event, ...occurrence }, timeZone) > now) return occurrence;
  }
  return undefined;
}

/**
 * An event without the dates that have passed: it starts on its next date. One that has none left is
 * over, and starts on its last.
 */
export function passDates(event: Event, now: number, timeZone: string | undefined): Event {
  const { repeats, ...once } = event;
  const next = findNext(event, now, timeZone);
  if (!next) return { ...once, ...[...listOccurrences(event)].at(-1), state: 'over' };
  if (!repeats || next.start === event.start) return event;
  const { count: _count, ...rule } = repeats;
  const until = findLastDay(event);
  const except = rule.except.filter((day) => day >= next.start);
  return { ...event, ...next, repeats: { ...rule, except, ...(until !== undefined && { until }) } };
}
