import { compareWith } from '../../../content/dates/schedule';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** No page invites visitors to an event that is over. */
export const eventsToCome = {
  problems: {
    CFG0613: {
      severity: 'warning',
      title: 'An event is over.',
      cause:
        'The last day of the event has passed. Write the next dates, or remove the event from the page.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/1/blocks/1/dates': 'April 15–18, 2024',
          '/routes/1/blocks/1/start': '2024-04-15',
          '/routes/1/blocks/1/end': '2024-04-18',
        },
        good: {
          '/routes/1/blocks/1/dates': 'April 15–18, 2027',
          '/routes/1/blocks/1/start': '2027-04-15',
          '/routes/1/blocks/1/end': '2027-04-18',
        },
      },
    },
  },
  check: ({ config, findPeriod, checkContext: { today, now = 0 } }) =>
    config.routes.flatMap(({ blocks }, page) =>
      blocks.flatMap((block, index): Diagnostic[] => {
        if (today === undefined || block.type !== 'event') return [];
        const key = block.end === undefined ? 'start' : 'end';
        const end = block.end ?? block.start;
        if (end >= today) return [];
        const path = ['routes', page, 'blocks', index];
        if (compareWith(findPeriod(path), now) !== 'now') return [];
        return [
          {
            code: 'CFG0613',
            path: [...path, key],
            message: `The event ended on ${end}.`,
            hint: 'Write the next dates, or remove the event from the page.',
          },
        ];
      }),
    ),
} satisfies Rule;
