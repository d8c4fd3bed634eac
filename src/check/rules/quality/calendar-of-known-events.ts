import { listShownEvents } from '../../../content/list-events';
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
        const path = ['routes', page, 'blocks', index];
        if (block.type === 'events' && block.events.allEvents !== undefined) {
          const isKnown = listShownEvents(block, config).some((event) => event.discloseLocation);
          if (isKnown && !quickExit) return [];
          return [
            {
              code: 'CFG0653',
              path: [...path, 'events', 'allEvents'],
              message: `No event of this list is in the calendar of all events because ${quickExit ? 'the page has a quick exit' : 'none has "discloseLocation": true'}.`,
              hint: 'Delete "allEvents" here, unless one of the events is public.',
            },
          ];
        }
        if (block.type !== 'event' || block.allEvents === undefined) return [];
        if (block.discloseLocation && !quickExit) return [];
        const reason = quickExit
          ? 'its page has a quick exit'
          : 'it has no "discloseLocation": true';
        return [
          {
            code: 'CFG0653',
            path: [...path, 'allEvents'],
            message: `"${block.title}" is not in the calendar of all events because ${reason}.`,
            hint: 'Delete "allEvents" here, unless this event is public.',
          },
        ];
      }),
    ),
} satisfies Rule;
