import { listShownEvents } from '../../../content/list-events';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** Search engines are not told of an event that visitors may have to hide. */
export const placesKeptQuiet = {
  problems: {
    CFG0620: {
      severity: 'warning',
      title: 'Search engines can read the location of an event for people at risk.',
      cause:
        'The page has a quick exit, so its visitors may be watched, and "discloseLocation" publishes the dates and location of its event to search engines. An abuser could use this to find a visitor there.',
      example: {
        kind: 'settings',
        bad: { '/routes/1/quickExit': true, '/routes/1/blocks/1/discloseLocation': true },
        good: { '/routes/1/quickExit': true, '/routes/1/blocks/1/discloseLocation': false },
      },
    },
  },
  check: ({ config }) =>
    config.routes.flatMap(({ quickExit, blocks }, page) => {
      if (!quickExit) return [];
      return blocks.flatMap((block, index): Diagnostic[] => {
        const shown =
          block.type === 'event'
            ? [{ event: block, path: ['routes', page, 'blocks', index] }]
            : listShownEvents(block, config).map((event) => ({
                event,
                path: ['entities', 'events', config.entities.events.indexOf(event)],
              }));
        return shown.flatMap(({ event, path }): Diagnostic[] => {
          if (!event.discloseLocation) return [];
          return [
            {
              code: 'CFG0620',
              path: [...path, 'discloseLocation'],
              message: `Search engines can read that "${event.title}" takes place at "${event.place}", although its page has a quick exit.`,
              hint: 'Delete "discloseLocation", unless the event is public.',
              related: [
                { path: ['routes', page, 'quickExit'], message: 'The page has a quick exit.' },
              ],
            },
          ];
        });
      });
    }),
} satisfies Rule;
