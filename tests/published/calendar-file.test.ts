// @promise Calendar and contact programs read files exactly as they were written, with any text
// @promise An event with times is at the same moment in every calendar, in the practice’s time zone

import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import type { EventBlock } from '../../src/generated/block-types';
import {
  writeAllEvents,
  writeCalendarFile,
  type CalendarEvent,
} from '../../src/published/calendar-file';
import { calendarUrl } from '../../src/payload/page-paths';
import { listMoments, readCalendar } from './read-content-lines';

const event: EventBlock = {
  type: 'event',
  title: 'Four days, in a safe place',
  text: [],
  dates: 'April 28 to May 1, 2027',
  start: '2027-04-28',
  end: '2027-05-01',
  place: 'Portland; Tennessee',
  discloseLocation: false,
  facilitators: [],
  tone: 'surface',
  space: 'normal',
};

test('a calendar file has days, title and place, and nothing else', () => {
  expect(writeCalendarFile(event, { url: 'https://quiet-lake.example' }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//quiet-lake.example//EN',
    'BEGIN:VEVENT',
    'UID:2027-04-28-four-days-in-a-safe-place@quiet-lake.example',
    'DTSTAMP:20270428T000000Z',
    'DTSTART;VALUE=DATE:20270428',
    'DTEND;VALUE=DATE:20270502',
    'SUMMARY:Four days\\, in a safe place',
    'LOCATION:Portland\\; Tennessee',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an event with times is a moment that every calendar shows in its own time', () => {
  const timed = { ...event, startTime: '18:00', endTime: '12:30' };
  const url = 'https://quiet-lake.example';
  const listTimes = (timeZone: string) =>
    writeCalendarFile(timed, { url, timeZone }).match(/^DT(?:START|END).*(?=\r$)/gm);
  expect(listTimes('America/Chicago')).toEqual([
    'DTSTART:20270428T230000Z',
    'DTEND:20270501T173000Z',
  ]);
  expect(listTimes('Europe/Vienna')).toEqual([
    'DTSTART:20270428T160000Z',
    'DTEND:20270501T103000Z',
  ]);
});

const group = {
  calendar: '/_calendar/event-group.ics',
  title: 'Grief group',
  place: 'At the office',
  start: '2027-03-02',
  repeats: { frequency: 'weekly', interval: 1, weekdays: [], except: ['2027-03-09'], count: 4 },
} satisfies CalendarEvent;

test('what repeats has its rule, its exceptions, and an end that is a number of dates', () => {
  const url = 'https://quiet-lake.example';
  const listRule = (repeating: CalendarEvent) =>
    writeCalendarFile(repeating, { url }).match(/^(?:UID|DTSTART|RRULE|EXDATE|STATUS).*(?=\r$)/gm);
  expect(listRule({ ...group, state: 'canceled' })).toEqual([
    'UID:event-group@quiet-lake.example',
    'DTSTART;VALUE=DATE:20270302',
    'RRULE:FREQ=WEEKLY;BYDAY=TU;INTERVAL=1;COUNT=4',
    'EXDATE;VALUE=DATE:20270309',
    'STATUS:CANCELLED',
  ]);
  const { count: _count, ...endless } = group.repeats;
  expect(listRule({ ...group, repeats: endless })).toContain(
    'RRULE:FREQ=WEEKLY;BYDAY=TU;INTERVAL=1',
  );
});

test.each([
  // Clocks are set forward on March 14, on March 28, and never.
  ['America/Chicago', ['03-03T00:00', '03-16T23:00', '03-23T23:00']],
  ['Europe/Berlin', ['03-02T17:00', '03-16T17:00', '03-23T17:00']],
  ['Asia/Kolkata', ['03-02T12:30', '03-16T12:30', '03-23T12:30']],
])('in %s, a calendar program keeps the time of the clocks', (timeZone, moments) => {
  const timed = { ...group, startTime: '18:00', endTime: '20:00' };
  const text = writeCalendarFile(timed, { url: 'https://quiet-lake.example', timeZone });
  expect(listMoments(text)).toEqual(moments.map((moment) => `2027-${moment}:00Z`));
});

test('when clocks are set back, and in years to come, too', () => {
  const { count: _count, ...endless } = group.repeats;
  const autumn = { ...group, startTime: '18:00', endTime: '20:00', start: '2027-10-26' };
  const site = { url: 'https://quiet-lake.example', timeZone: 'Europe/Berlin' };
  const text = writeCalendarFile({ ...autumn, repeats: endless }, site);
  const moments = listMoments(text, 200);
  expect(moments.slice(0, 2)).toEqual(['2027-10-26T16:00:00Z', '2027-11-02T17:00:00Z']);
  for (const moment of moments) {
    const clock = new Date(moment).toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin' });
    expect(clock).toBe('18:00:00');
  }
});

test('all events are in one calendar with the name of the practice, by their days', () => {
  const site = { name: 'Quiet Lake, Portland', url: 'https://quiet-lake.example' };
  const earlier = { ...event, title: 'A walk', start: '2026-05-01', end: '2026-05-01' };
  const text = writeAllEvents([event, earlier], site);
  expect(text.match(/^(?:NAME|X-WR-CALNAME|SUMMARY|UID):.*(?=\r$)/gm)).toEqual([
    'NAME:Quiet Lake\\, Portland',
    'X-WR-CALNAME:Quiet Lake\\, Portland',
    'UID:2026-05-01-a-walk@quiet-lake.example',
    'SUMMARY:A walk',
    'UID:2027-04-28-four-days-in-a-safe-place@quiet-lake.example',
    'SUMMARY:Four days\\, in a safe place',
  ]);
  expect(text.match(/^(?:BEGIN|END):VCALENDAR\r$/gm)).toHaveLength(2);
});

test('long lines go on after 75 bytes, and no letter is torn apart', () => {
  const title = 'é'.repeat(80);
  const text = writeCalendarFile({ ...event, title }, { url: 'https://quiet-lake.example' });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

test('the file is named after day and title, in letters that every system knows', () => {
  expect(calendarUrl({ start: '2027-04-28', title: 'Été à Paris: 3 days' })).toBe(
    '/_calendar/2027-04-28-ete-a-paris-3-days.ics',
  );
});

test('events of one day in other alphabets have files of their own', () => {
  const titles = [
    '静かな湖',
    '深い森',
    'Тихое озеро',
    'Тихая река',
    '🌊',
    '🌲',
    'Lake 湖',
    'Lake 森',
  ];
  const urls = titles.map((title) => calendarUrl({ start: '2027-04-28', title }));
  expect(new Set(urls).size).toBe(titles.length);
  for (const url of urls) expect(url).toMatch(/^\/_calendar\/2027-04-28(-[a-z0-9]+)+\.ics$/);
});

/** A line of any letters, as the check of a config lets them pass. */
const line = string({ unit: 'grapheme', minLength: 1, maxLength: 120 });

test('a calendar program reads every title and place as it was written', () => {
  assert(
    property(line, line, (title, place) => {
      const written = { ...event, title, place };
      const site = { name: 'Quiet Lake', url: 'https://quiet-lake.example' };
      const [read] = readCalendar(writeCalendarFile(written, site)).events;
      expect(read).toMatchObject({ title, place, start: '2027-04-28', end: '2027-05-02' });
      const other = { ...written, title: 'A walk', start: '2026-05-01', end: '2026-05-01' };
      const all = readCalendar(writeAllEvents([written, other], site));
      expect(all).toMatchObject({
        name: 'Quiet Lake',
        events: [{ title: 'A walk' }, { title, place }],
      });
    }),
    { numRuns: 200 },
  );
});

test('what is not a valid calendar is found', () => {
  const text = writeCalendarFile(event, { url: 'https://quiet-lake.example' });
  for (const [part, by, fault] of [
    [/UID:.*\r\n/, '', 'Not there once: uid'],
    ['DTEND;VALUE=DATE:20270502', 'DTEND;VALUE=DATE:20270428', 'ends before it begins'],
    ['END:VEVENT\r\n', '', 'component began but did not end'],
    ['SUMMARY:', 'SUMMARY', 'invalid line'],
    [/\r\n/g, '\n', 'Lines end in CRLF'],
  ] as const) {
    expect(() => readCalendar(text.replace(part, by))).toThrow(fault);
  }
});
