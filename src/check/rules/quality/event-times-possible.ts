import type { EventBlock } from '../../../generated/config-types';
import { findEventMoments } from '../../../content/dates/read-moment';
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
  check: ({ config: { routes, site } }) =>
    routes.flatMap(({ blocks }, page) =>
      blocks.flatMap((block, index) =>
        block.type === 'event'
          ? checkTimes(block, ['routes', page, 'blocks', index], site.timeZone)
          : [],
      ),
    ),
} satisfies Rule;

function checkTimes(
  block: EventBlock,
  path: Diagnostic['path'],
  timeZone: string | undefined,
): Diagnostic[] {
  const { startTime, endTime } = block;
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
    const day = key === 'startTime' ? block.start : block.end;
    // Another rule reports days that do not exist.
    if (readDay(day) === undefined) return [];
    const fault = explainMoment(`${day}T${block[key]}`, timeZone, hints);
    return fault ? [{ code: 'CFG0684', path: [...path, key], ...fault }] : [];
  });
  const moments = findEventMoments(block, timeZone);
  if (faults.length > 0 || !moments || moments.start < moments.end) return faults;
  if (block.end < block.start) return [];
  return [
    {
      code: 'CFG0684',
      path: [...path, 'endTime'],
      message: `The event ends at ${block.endTime}, before it starts at ${block.startTime} on the same day.`,
      hint: 'Use 24-hour time. If the event goes on past midnight, set "end" to the next day.',
    },
  ];
}

const hints = {
  zone: 'Add the time zone of the practice under "site": "timeZone": "America/Chicago".',
};
