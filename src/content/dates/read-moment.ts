import { memoizeByName } from '../../utils/memoize';
import { readDay } from './read-day';
import type { EventBlock } from '../../generated/config-types';

/** `2027-04-15`, `2027-04-15T09:00`, `2027-04-15T09:00-05:00` */
const momentPattern =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:T(?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2}))?(?<offset>Z|[+-]\d{2}:\d{2})?)?$/;

const minutes = 60_000;
const hours = 60 * minutes;

/** Why a text names no moment. */
export type MomentFault =
  | 'form'
  | 'day'
  | 'time'
  /** it counts in a time zone, and none is known */
  | 'zone'
  /** clocks are set forward there: the hour is passed over */
  | 'skipped';

/**
 * The moment that a text names, in milliseconds since 1970, or why it names none. Where clocks are set
 * back and an hour comes twice, the first one is meant.
 *
 * @param written `2027-04-15T09:00-05:00`; without the distance from UTC, the time of the time zone;
 *   a day alone is its first minute
 * @param timeZone `America/Chicago`, if one is known
 */
export function readMoment(written: string, timeZone: string | undefined): number | MomentFault {
  const { day, hour = '00', minute = '00', second = '00', offset } = match(written);
  if (day === undefined) return 'form';
  const start = readDay(day);
  if (start === undefined) return 'day';
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return 'time';
  const clock = start + Number(hour) * hours + Number(minute) * minutes + Number(second) * 1000;
  if (offset !== undefined) {
    const distance = readOffset(offset);
    return distance === undefined ? 'time' : clock - distance;
  }
  if (timeZone === undefined || !isTimeZone(timeZone)) return 'zone';
  // A day before and after, at most one change of the clocks lies between.
  const distances = [clock - 24 * hours, clock + 24 * hours].map((near) =>
    distanceAt(near, timeZone),
  );
  const found = distances
    .map((distance) => clock - distance)
    .filter((moment) => moment + distanceAt(moment, timeZone) === clock);
  if (found.length > 0) return Math.min(...found);
  // A day may begin at one o'clock: its first minute is meant.
  return written === day ? clock - Math.min(...distances) : 'skipped';
}

/** The moment that a text names; undefined when it names none. */
export function findMoment(
  written: string | undefined,
  timeZone: string | undefined,
): number | undefined {
  const moment = written === undefined ? 'form' : readMoment(written, timeZone);
  return typeof moment === 'number' ? moment : undefined;
}

function match(written: string): Partial<Record<string, string>> {
  return momentPattern.exec(written)?.groups ?? {};
}

function readOffset(offset: string): number | undefined {
  if (offset === 'Z') return 0;
  const [hour = 0, minute = 0] = offset.slice(1).split(':').map(Number);
  if (hour > 14 || minute > 59) return undefined;
  return (offset.startsWith('-') ? -1 : 1) * (hour * hours + minute * minutes);
}

/**
 * A moment as the clocks of a time zone show it, with their distance from UTC:
 * `2027-04-15T09:00-05:00`.
 */
export function writeMoment(moment: number, timeZone: string): string {
  const distance = distanceAt(moment, timeZone);
  const [clock, offset] = [moment + distance, Math.abs(distance)].map((at) =>
    new Date(at).toISOString().slice(0, 16),
  );
  return `${clock}${distance < 0 ? '-' : '+'}${offset?.slice(11)}`;
}

/** Whether there is a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

const formatOf = memoizeByName(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** How far the clocks of a time zone are ahead of UTC at a moment. */
export function distanceAt(moment: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const clock = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return clock - Math.floor(moment / 1000) * 1000;
}

/** A time of day in minutes since midnight: `09:30` → `570`; undefined for what is not a time. */
export function readTime(time: string): number | undefined {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

/** Of an event: its days, and at what time of them it begins and ends. */
export type EventTimes = Pick<EventBlock, 'start' | 'end' | 'startTime' | 'endTime'>;

/**
 * When an event begins and ends, in milliseconds since 1970; undefined where it does not say at what
 * time, or in no known time zone.
 */
export function findEventMoments(
  { start, end = start, startTime, endTime }: EventTimes,
  timeZone: string | undefined,
): { start: number; end: number } | undefined {
  if (startTime === undefined || endTime === undefined) return undefined;
  const [first, last] = [
    findMoment(`${start}T${startTime}`, timeZone),
    findMoment(`${end}T${endTime}`, timeZone),
  ];
  return first === undefined || last === undefined ? undefined : { start: first, end: last };
}
