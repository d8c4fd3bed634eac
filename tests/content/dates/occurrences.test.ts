import { expect, test } from 'vitest';
import {
  findEnd,
  findNext,
  listOccurrences,
  passDates,
  type EventDates,
} from '../../../src/content/dates/occurrences';
import type { Event, EventRepeats } from '../../../src/generated/config-types';

type Repeats = Partial<EventRepeats> & Pick<EventRepeats, 'frequency'>;

function makeEvent(start: string, repeats?: Repeats, more: Partial<Event> = {}): Event {
  return {
    id: 'group',
    title: 'Group',
    summary: 'An evening.',
    place: 'At the office',
    state: 'planned',
    discloseLocation: false,
    facilitators: [],
    sample: false,
    start,
    ...(repeats && { repeats: { interval: 1, weekdays: [], except: [], ...repeats } }),
    ...more,
  };
}

/** The first days of an event, without their year. */
function listDays(start: string, repeats: Repeats): string {
  const days: string[] = [];
  for (const { start: day } of listOccurrences(makeEvent(start, repeats))) {
    if (days.push(day.slice(5)) === 5) break;
  }
  return days.join(' ');
}

// January 12, 2027 is the second Tuesday of the month.
test.each<[string, string, Repeats]>([
  ['01-12 01-19 01-26 02-02 02-09', '2027-01-12', { frequency: 'weekly' }],
  ['01-12 01-26 02-09 02-23 03-09', '2027-01-12', { frequency: 'weekly', interval: 2 }],
  [
    '01-12 01-14 01-26 01-28 02-09',
    '2027-01-12',
    { frequency: 'weekly', interval: 2, weekdays: ['Thursday', 'Tuesday'] },
  ],
  ['01-12 01-19 01-26', '2027-01-12', { frequency: 'weekly', count: 3 }],
  ['01-12 01-26', '2027-01-12', { frequency: 'weekly', count: 3, except: ['2027-01-19'] }],
  ['01-12 01-19', '2027-01-12', { frequency: 'weekly', until: '2027-01-25' }],
  ['01-31 03-31 05-31 07-31 08-31', '2027-01-31', { frequency: 'monthly-on-day' }],
  ['01-12 02-09 03-09 04-13 05-11', '2027-01-12', { frequency: 'monthly-on-weekday' }],
  ['01-26 02-23 03-30 04-27 05-25', '2027-01-26', { frequency: 'monthly-on-last-weekday' }],
])('the dates are %s', (days, start, repeats) => {
  expect(listDays(start, repeats)).toBe(days);
});

test('an event of several days has as many each time', () => {
  const twice: Repeats = { frequency: 'monthly-on-day', count: 2 };
  const event = makeEvent('2027-02-27', twice, { end: '2027-03-01' });
  expect([...listOccurrences(event)][1]).toEqual({ start: '2027-03-27', end: '2027-03-29' });
});

const timed = { startTime: '18:00', endTime: '20:00' };

/** When the next date of an event is over, in UTC. */
function findOver(event: EventDates, now: string, timeZone?: string): string | undefined {
  const next = findNext(event, Date.parse(now), timeZone);
  return next && new Date(findEnd({ ...event, ...next }, timeZone)).toISOString();
}

test('the clocks of the site count, before and after they change', () => {
  const event = makeEvent('2027-03-09', { frequency: 'weekly' }, timed);
  const chicago = (now: string) => findOver(event, now, 'America/Chicago');
  expect(chicago('2027-03-01T00:00Z')).toBe('2027-03-10T02:00:00.000Z');
  // On March 14, clocks are set forward.
  expect(chicago('2027-03-10T02:00Z')).toBe('2027-03-17T01:00:00.000Z');
  // On November 7, they are set back.
  expect(chicago('2027-11-03T01:00Z')).toBe('2027-11-10T02:00:00.000Z');
  expect(findOver(event, '2027-03-23T19:00Z', 'Europe/Berlin')).toBe('2027-03-30T18:00:00.000Z');
});

test('a date whose last hour comes twice, or is left out, is over on its day', () => {
  const night = { startTime: '00:30', endTime: '01:30' };
  const back = makeEvent('2027-11-07', undefined, night);
  expect(findOver(back, '2027-11-01T00:00Z', 'America/Chicago')).toBe('2027-11-07T06:30:00.000Z');
  const forward = makeEvent('2027-03-14', undefined, { startTime: '01:30', endTime: '02:30' });
  expect(findOver(forward, '2027-03-01T00:00Z', 'America/Chicago')).toBe(
    '2027-03-15T05:00:00.000Z',
  );
});

test('a day is over at midnight; in no known time zone, when it is over everywhere', () => {
  const event = makeEvent('2027-04-15', undefined, { end: '2027-04-18' });
  expect(findOver(event, '2027-04-01T00:00Z', 'Europe/Berlin')).toBe('2027-04-18T22:00:00.000Z');
  expect(findOver(event, '2027-04-01T00:00Z')).toBe('2027-04-19T12:00:00.000Z');
  expect(findOver(event, '2027-04-19T12:00Z')).toBeUndefined();
});

test('what has passed leaves an event, and the rest stays as it was', () => {
  const event = makeEvent('2027-01-12', {
    frequency: 'weekly',
    interval: 2,
    weekdays: ['Tuesday', 'Thursday'],
    count: 6,
    except: ['2027-01-14', '2027-01-28'],
  });
  const pass = (now: string) => passDates(event, Date.parse(now), 'America/Chicago');
  expect(pass('2027-01-12T12:00Z')).toBe(event);
  const later = pass('2027-01-20T12:00Z');
  expect(later.repeats).toMatchObject({ until: '2027-02-11', except: ['2027-01-28'] });
  const days = [...listOccurrences(event)].map(({ start }) => start);
  expect([...listOccurrences(later)].map(({ start }) => start)).toEqual(days.slice(1));
  expect(pass('2027-03-01T12:00Z')).toMatchObject({ start: '2027-02-11', state: 'over' });
  expect(pass('2027-03-01T12:00Z').repeats).toBeUndefined();
});
