import { listEvents } from '../../../content/list-events';
import { findEventMoments, type EventTimes } from '../../../content/dates/read-moment';
import { readDay } from '../../../content/dates/read-day';
import type { Diagnostic } from '../../diagnostic';
import { explainMoment } from '../../problems/explain-moment';
import type { Rule } from '../rule';

const times = ['startTime', 'endTime'] as const;

/** An event that says when it begins also says when it ends, later, in a known time zone. */
export const eventTimesPossible = {
  problems: {
    CFG0684: {
      severity: 'error',
      title: 'The times of an event are invalid or incomplete.',
      cause:
        'Calendars need the start time, the end time and the time zone of an event, so that they can show local times to people in other places. Without both times, calendars show an all-day event.',
      example: {
        kind: 'settings',
        bad: {
          '/site/timeZone': 'America/Chicago',
          '/routes/1/blocks/1/startTime': '18:00',
        },
        good: {
          '/site/timeZone': 'America/Chicago',
          '/routes/1/blocks/1/startTime': '18:00',
          '/routes/1/blocks/1/endTime': '12:00',
        },
      },
    },
  },
  check: ({ config }) =>
    listEvents(config).flatMap(({ event, path }) => checkTimes(event, path, config.site.timeZone)),
} satisfies Rule;

function checkTimes(
  event: EventTimes,
  path: Diagnostic['path'],
  timeZone: string | undefined,
): Diagnostic[] {
  const { start, end = start, startTime, endTime } = event;
  if (startTime === undefined && endTime === undefined) return [];
  if (startTime === undefined || endTime === undefined) {
    const [given, missing] = startTime === undefined ? times.toReversed() : times;
    return [
      {
        code: 'CFG0684',
        path: [...path, given],
        message: `The event has "${given}" but no "${missing}".`,
        hint: `Add "${missing}", or delete "${given}".`,
      },
    ];
  }
  const faults = times.flatMap((key): Diagnostic[] => {
    const day = key === 'startTime' ? start : end;
    // Another rule reports days that do not exist.
    if (readDay(day) === undefined) return [];
    const fault = explainMoment(`${day}T${event[key]}`, timeZone, hints);
    return fault ? [{ code: 'CFG0684', path: [...path, key], ...fault }] : [];
  });
  const moments = findEventMoments(event, timeZone);
  if (faults.length > 0 || !moments || moments.start < moments.end) return faults;
  if (end < start) return [];
  return [
    {
      code: 'CFG0684',
      path: [...path, 'endTime'],
      message: `The event ends at ${endTime}, before it starts at ${startTime} on the same day.`,
      hint: 'Use 24-hour time. If the event goes on past midnight, set "end" to the next day.',
    },
  ];
}

const hints = {
  zone: 'Add the time zone of the practice under "site": "timeZone": "America/Chicago".',
};
