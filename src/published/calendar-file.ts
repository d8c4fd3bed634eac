import type { EventBlock } from '../generated/block-types';
import type { SiteIdentity } from '../generated/config-types';
import { calendarUrl } from '../payload/page-paths';
import { escapeText, writeContentLines } from './content-lines';

/**
 * The calendar file of an event (iCalendar, RFC 5545): days, title and place. It says nothing else
 * and names no page: others may see a calendar, and not everybody may know of a retreat.
 */
export function writeCalendarFile(event: EventBlock, siteUrl: string): string {
  return writeCalendar([event], new URL(siteUrl).host, []);
}

/** The calendar of all events that everybody may know of, by their days; there must be one. */
export function writeAllEvents(
  events: readonly EventBlock[],
  { name, url }: Pick<SiteIdentity, 'name' | 'url'>,
): string {
  const sorted = events.toSorted((a, b) => (calendarUrl(a) < calendarUrl(b) ? -1 : 1));
  // Most programs show the name (RFC 7986), Outlook and Google the older one.
  const names = ['NAME', 'X-WR-CALNAME'].map((key) => `${key}:${escapeText(name)}`);
  return writeCalendar(sorted, new URL(url).host, names);
}

function writeCalendar(events: readonly EventBlock[], host: string, names: string[]): string {
  return writeContentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//EN`,
    ...names,
    ...events.flatMap((event) => listEventLines(event, host)),
    'END:VCALENDAR',
  ]);
}

function listEventLines(event: EventBlock, host: string): string[] {
  const { start, end, title, place } = event;
  const id = calendarUrl(event).replace(/^.*\/|\.ics$/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    // The same file in every build: the hour of the build would be another one each time.
    `DTSTAMP:${writeDay(start)}T000000Z`,
    `DTSTART;VALUE=DATE:${writeDay(start)}`,
    // In a calendar file, the end is the first day after the event.
    `DTEND;VALUE=DATE:${writeDay(end, 1)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** `2027-04-15` → `20270415`, or so many days later. */
function writeDay(date: string, daysLater = 0): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}
