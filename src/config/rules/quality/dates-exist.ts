import type { SpecialHours } from '../../../generated/config-types';
import type { Finding } from '../../finding';
import { readDay } from '../../content/read-day';
import type { Rule } from '../rule';

/** Every date is in the calendar, and no event ends before it starts. */
export const datesExist = {
  problems: {
    CFG0605: {
      severity: 'error',
      title: 'A date does not exist, or the end comes before the start.',
      cause:
        'There is no such day in the calendar, an event or a holiday ends before it starts, or its year cannot be meant.',
      example: {
        kind: 'settings',
        bad: { '/entities/posts/0/date': '2024-02-30' },
        good: { '/entities/posts/0/date': '2024-02-29' },
      },
    },
  },
  check: ({ config }) => {
    const posts = config.entities.posts.flatMap(({ date }, index) =>
      checkDate(date, ['entities', 'posts', index, 'date']),
    );
    const events = config.routes.flatMap(({ blocks }, page) =>
      blocks.flatMap((block, index): Finding[] => {
        if (block.type !== 'event') return [];
        const path = ['routes', page, 'blocks', index];
        const days = [
          ...checkEventDay(block.start, [...path, 'start']),
          ...checkEventDay(block.end, [...path, 'end']),
        ];
        if (days.length > 0 || block.start <= block.end) return days;
        const message = `The event ends on ${block.end}, before it starts on ${block.start}.`;
        return [{ code: 'CFG0605', path: [...path, 'end'], message, hint: 'Swap the two days?' }];
      }),
    );
    const places = config.entities.places.flatMap(({ specialHours }, index) =>
      specialHours.flatMap((hours, position) =>
        checkSpecialHours(hours, ['entities', 'places', index, 'specialHours', position]),
      ),
    );
    const readUntil = config.security?.readUntil;
    const security = readUntil ? checkDate(readUntil, ['security', 'readUntil']) : [];
    return [...posts, ...events, ...places, ...security];
  },
} satisfies Rule;

/** Nobody plans anything for another century, and calendars cannot write the day after 9999. */
const eventYears = { first: '2000', last: '2099' };

function checkSpecialHours(
  { from, through = from }: SpecialHours,
  path: Finding['path'],
): Finding[] {
  const days = [
    ...checkEventDay(from, [...path, 'from']),
    ...(through === from ? [] : checkEventDay(through, [...path, 'through'])),
  ];
  if (days.length > 0 || from <= through) return days;
  const message = `These hours end on ${through}, before they start on ${from}.`;
  return [{ code: 'CFG0605', path: [...path, 'through'], message, hint: 'Swap the two days?' }];
}

function checkEventDay(date: string, path: Finding['path']): Finding[] {
  const year = date.slice(0, 4);
  if (year >= eventYears.first && year <= eventYears.last) return checkDate(date, path);
  return [
    {
      code: 'CFG0605',
      path,
      message: `Nothing can be planned for the year ${year}.`,
      hint: `Write a year from ${eventYears.first} to ${eventYears.last}.`,
    },
  ];
}

function checkDate(date: string, path: Finding['path']): Finding[] {
  if (readDay(date) !== undefined) return [];
  const message = `There is no day "${date}" in the calendar.`;
  return [{ code: 'CFG0605', path, message, hint: explainDay(date) }];
}

function explainDay(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  if (year >= 9999 || month < 1 || month > 12) return 'Write year, month and day: "2027-04-15".';
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return `The last day of that month is ${lastDay}.`;
}
