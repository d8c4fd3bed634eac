import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** An event that leads to the calendar of all events is in it. */
export const calendarOfKnownEvents = {
  problems: {
    CFG0653: {
      severity: 'error',
      title: 'An event links to a calendar that does not include it.',
      cause:
        'The calendar of all events only contains public events: those with "discloseLocation" on a page without a quick exit. This event is not public, so visitors would find other events in the calendar, or none.',
      example: {
        kind: 'settings',
        bad: { '/routes/1/blocks/1/allEvents': 'All our events' },
        good: {
          '/routes/1/blocks/1/allEvents': 'All our events',
          '/routes/1/blocks/1/discloseLocation': true,
        },
      },
    },
  },
  check: ({ config }) =>
    config.routes.flatMap(({ quickExit, blocks }, page) =>
      blocks.flatMap((block, index): Diagnostic[] => {
        if (block.type !== 'event' || block.allEvents === undefined) return [];
        if (block.discloseLocation && !quickExit) return [];
        const reason = quickExit
          ? 'its page has a quick exit'
          : 'it has no "discloseLocation": true';
        return [
          {
            code: 'CFG0653',
            path: ['routes', page, 'blocks', index, 'allEvents'],
            message: `"${block.title}" is not in the calendar of all events because ${reason}.`,
            hint: 'Delete "allEvents" here, unless this event is public.',
          },
        ];
      }),
    ),
} satisfies Rule;
