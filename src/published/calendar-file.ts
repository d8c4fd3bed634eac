import { findEventMoments } from '../content/dates/read-moment';
import type { EventBlock } from '../generated/block-types';
import type { SiteIdentity } from '../generated/config-types';
import { calendarUrl } from '../payload/page-paths';
import { escapeText, writeContentLines } from './content-lines';

/** Whose calendar it is: its address, and the time zone of its events. */
type CalendarSite = Pick<SiteIdentity, 'url' | 'timeZone'>;

/**
 * The calendar file of an event (iCalendar, RFC 5545): days or times, title and place. It says nothing else
 * and names no page: others may see a calendar, and not everybody may know of a retreat.
 */
export function writeCalendarFile(event: EventBlock, site: CalendarSite): string {
  return writeCalendar([event], site, []);
}

/** The calendar of all events that everybody may know of, by their days; there must be one. */
export function writeAllEvents(
  events: readonly EventBlock[],
  site: CalendarSite & Pick<SiteIdentity, 'name'>,
): string {
  const sorted = events.toSorted((a, b) => (calendarUrl(a) < calendarUrl(b) ? -1 : 1));
  // Most programs show the name (RFC 7986), Outlook and Google the older one.
  const names = ['NAME', 'X-WR-CALNAME'].map((key) => `${key}:${escapeText(site.name)}`);
  return writeCalendar(sorted, site, names);
}

function writeCalendar(
  events: readonly EventBlock[],
  { url, timeZone }: CalendarSite,
  names: string[],
): string {
  const { host } = new URL(url);
  return writeContentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//EN`,
    ...names,
    ...events.flatMap((event) => listEventLines(event, host, timeZone)),
    'END:VCALENDAR',
  ]);
}

function listEventLines(event: EventBlock, host: string, timeZone: string | undefined): string[] {
  const { start, title, place } = event;
  const id = calendarUrl(event).replace(/^.*\/|\.ics$/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    // The same file in every build: the hour of the build would be another one each time.
    `DTSTAMP:${writeDay(start)}T000000Z`,
    ...listTimeLines(event, timeZone),
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** When an event begins and ends: moments in UTC, which every calendar shows in its own time, or days. */
function listTimeLines(event: EventBlock, timeZone: string | undefined): string[] {
  const moments = findEventMoments(event, timeZone);
  if (moments) {
    return [`DTSTART:${writeMoment(moments.start)}`, `DTEND:${writeMoment(moments.end)}`];
  }
  return [
    `DTSTART;VALUE=DATE:${writeDay(event.start)}`,
    // In a calendar file, the end is the first day after the event.
    `DTEND;VALUE=DATE:${writeDay(event.end, 1)}`,
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
