import type { EventBlock } from '../../generated/config-types';
import { findMoment } from './read-moment';

/** Of an event: its days, and at what time of them it begins and ends. */
export type EventTimes = Pick<EventBlock, 'start' | 'end' | 'startTime' | 'endTime'>;

/**
 * When an event begins and ends, in milliseconds since 1970; undefined where it does not say at what
 * time, or in no known time zone.
 */
export function findEventMoments(
  { start, end, startTime, endTime }: EventTimes,
  timeZone: string | undefined,
): { start: number; end: number } | undefined {
  if (startTime === undefined || endTime === undefined) return undefined;
  const [first, last] = [
    findMoment(`${start}T${startTime}`, timeZone),
    findMoment(`${end}T${endTime}`, timeZone),
  ];
  return first === undefined || last === undefined ? undefined : { start: first, end: last };
}
