import type { Finding } from '../../finding';
import type { Rule } from '../rule-context';

/** No page invites to an event that is over. */
export const eventsToCome: Rule = ({ config, surroundings: { today } }) =>
  config.routes.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, index): Finding[] =>
      today === undefined || block.type !== 'event' || block.end >= today
        ? []
        : [
            {
              code: 'CFG0613',
              path: ['routes', page, 'blocks', index, 'end'],
              message: `The event ended on ${block.end}.`,
              hint: 'Write the next dates, or take the event off the page.',
            },
          ],
    ),
  );
