import type { Finding } from '../../finding';
import { readDay } from '../../content/read-day';
import type { Rule } from '../rule';

/** Every date is in the calendar, and no event ends before it starts. */
export const datesExist = {
  problems: {
    CFG0605: {
      severity: 'error',
      title: 'A date does not exist, or the end comes before the start.',
      cause: 'There is no such day in the calendar, or an event ends before it starts.',
      example: {
        kind: 'settings',
        bad: { '/entities/posts/0/date': 'February 30, 2024' },
        good: { '/entities/posts/0/date': 'February 29, 2024' },
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
          ...checkDate(block.start, [...path, 'start']),
          ...checkDate(block.end, [...path, 'end']),
        ];
        if (days.length > 0 || block.start <= block.end) return days;
        const message = `The event ends on ${block.end}, before it starts on ${block.start}.`;
        return [{ code: 'CFG0605', path: [...path, 'end'], message, hint: 'Swap the two days?' }];
      }),
    );
    const readUntil = config.security?.readUntil;
    const security = readUntil ? checkDate(readUntil, ['security', 'readUntil']) : [];
    return [...posts, ...events, ...security];
  },
} satisfies Rule;

function checkDate(date: string, path: Finding['path']): Finding[] {
  if (readDay(date) !== undefined) return [];
  return [{ code: 'CFG0605', path, message: `There is no day "${date}" in the calendar.` }];
}
