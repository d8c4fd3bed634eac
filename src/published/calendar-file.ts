import { listRuleDays, writeRule, type EventDates } from '../content/dates/occurrences';
import { findEventMoments } from '../content/dates/read-moment';
import type { Event, SiteIdentity } from '../generated/config-types';
import { calendarUrl } from '../payload/page-paths';
import { escapeText, writeContentLines } from './content-lines';
import { listTimeZoneLines } from './time-zone-lines';

/** An event of a calendar. */
export interface CalendarEvent extends EventDates {
  /** the address of its file, if that is not the usual one */
  calendar?: string;
  title: string;
  place: string;
  state?: Event['state'];
}

/** Whose calendar it is: its address, and the time zone of its events. */
type CalendarSite = Pick<SiteIdentity, 'url' | 'timeZone'>;

/**
 * The calendar file of an event (iCalendar, RFC 5545): days or times, title and place. It says nothing else
 * and names no page: others may see a calendar, and not everybody may know of a retreat.
 */
export function writeCalendarFile(event: CalendarEvent, site: CalendarSite): string {
  return writeCalendar([event], site, []);
}

/** The calendar of all events that everybody may know of, by their days; there must be one. */
export function writeAllEvents(
  events: readonly CalendarEvent[],
  site: CalendarSite & Pick<SiteIdentity, 'name'>,
): string {
  const sorted = events.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  // Most programs show the name (RFC 7986), Outlook and Google the older one.
  const names = ['NAME', 'X-WR-CALNAME'].map((key) => `${key}:${escapeText(site.name)}`);
  return writeCalendar(sorted, site, names);
}

function orderOf(event: CalendarEvent): string {
  return `${event.start} ${addressOf(event)}`;
}

function addressOf(event: CalendarEvent): string {
  return event.calendar ?? calendarUrl(event);
}

function writeCalendar(
  events: readonly CalendarEvent[],
  { url, timeZone }: CalendarSite,
  names: string[],
): string {
  const { host } = new URL(url);
  const repeating = events.filter((event) => event.repeats && findEventMoments(event, timeZone));
  const [first] = repeating.map(({ start }) => Date.parse(start)).toSorted((a, b) => a - b);
  return writeContentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//EN`,
    ...names,
    ...(timeZone !== undefined && first !== undefined ? listTimeZoneLines(timeZone, first) : []),
    ...events.flatMap((event) => listEventLines(event, host, timeZone)),
    'END:VCALENDAR',
  ]);
}

function listEventLines(
  event: CalendarEvent,
  host: string,
  timeZone: string | undefined,
): string[] {
  const { start, title, place, state } = event;
  const id = addressOf(event).replace(/^.*\/|\.ics$/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    // The same file in every build: the hour of the build would be another one each time.
    `DTSTAMP:${writeDay(start)}T000000Z`,
    ...listTimeLines(event, timeZone),
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    ...(state === 'canceled' ? ['STATUS:CANCELLED'] : []),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/**
 * When an event begins and ends: moments in UTC, which every calendar shows in its own time, or days.
 * One that repeats does so by the clocks of the site, which are not always as far ahead of UTC.
 */
function listTimeLines(event: CalendarEvent, timeZone: string | undefined): string[] {
  const { start, end = start, startTime, endTime, repeats } = event;
  const moments = findEventMoments(event, timeZone);
  if (!moments) {
    return [
      `DTSTART;VALUE=DATE:${writeDay(start)}`,
      // In a calendar file, the end is the first day after the event.
      `DTEND;VALUE=DATE:${writeDay(end, 1)}`,
      ...listRuleLines(event, ';VALUE=DATE', ''),
    ];
  }
  if (!repeats) {
    return [`DTSTART:${writeMoment(moments.start)}`, `DTEND:${writeMoment(moments.end)}`];
  }
  const [from, to] = [startTime, endTime].map((time = '') => `T${time.replace(':', '')}00`);
  return [
    `DTSTART;TZID=${timeZone}:${writeDay(start)}${from}`,
    `DTEND;TZID=${timeZone}:${writeDay(end)}${to}`,
    ...listRuleLines(event, `;TZID=${timeZone}`, from ?? ''),
  ];
}

/** How an event repeats. Its end is a number of dates, which needs no time zone. */
function listRuleLines(event: CalendarEvent, kind: string, time: string): string[] {
  const { start, repeats } = event;
  if (!repeats) return [];
  const isEndless = repeats.until === undefined && repeats.count === undefined;
  const days = isEndless ? repeats.except : [...listRuleDays(event)];
  const except = repeats.except
    .filter((day) => days.includes(day))
    .map((day) => writeDay(day) + time);
  return [
    `RRULE:${writeRule(start, repeats)}${isEndless ? '' : `;COUNT=${days.length}`}`,
    ...(except.length > 0 ? [`EXDATE${kind}:${except.join()}`] : []),
  ];
}

/** `20270415T230000Z` */
function writeMoment(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** `2027-04-15` → `20270415`, or so many days later. */
function writeDay(date: string, daysLater = 0): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}
