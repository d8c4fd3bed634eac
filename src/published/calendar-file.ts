import type { EventBlock } from '../generated/block-types';
import { calendarUrl } from '../payload/page-paths';

const lineLimit = 75;

/**
 * The calendar file of an event (iCalendar, RFC 5545): days, title and place. It says nothing else
 * and names no page: others may see a calendar, and not everybody may know of a retreat.
 */
export function writeCalendarFile(event: EventBlock, siteUrl: string): string {
  const { start, end, title, place } = event;
  const id = calendarUrl(event).replace(/^.*\/|\.ics$/g, '');
  const { host } = new URL(siteUrl);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//EN`,
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
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** `2027-04-15` → `20270415`, or so many days later. */
function writeDay(date: string, daysLater = 0): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Lines have at most 75 bytes; the next line goes on after a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > lineLimit) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}
