import type { Counselor } from '../../../generated/config-types';
import { listRegions } from '../../../content/regions/regions';
import { fillPlaceholders } from '../../../content/placeholders/dynamic-routes';
import type { Diagnostic } from '../../diagnostic';
import { sameEntry, type Rule } from '../rule';

/**
 * Before the booking calendar of a counselor, the page says where clients must live: a session with
 * someone who lives elsewhere may be against the law.
 */
export const bookingSaysWhere = {
  problems: {
    CFG0514: {
      severity: 'error',
      title: 'A booking calendar does not show where clients may live.',
      cause:
        'A counselor may only work with people in the states, provinces or countries where they are licensed. An "embed" block with a booking calendar therefore needs the counselor and shows these places before anyone books.',
      inEditor:
        'Choose the counselor of this calendar: the page then shows where clients may live.',
      example: {
        kind: 'settings',
        bad: { '/routes/1/blocks/-': { type: 'embed', embed: 'booking' } },
        good: { '/routes/1/blocks/-': { type: 'embed', embed: 'booking', counselor: 'ruth' } },
      },
      causedBy: [{ causes: ['CFG0515'], when: sameEntry }],
    },
  },
  check: ({ config, pages }) => {
    const owners = new Map<string, Counselor[]>();
    for (const counselor of config.entities.counselors) {
      const { bookingEmbed } = counselor;
      if (bookingEmbed === undefined) continue;
      owners.set(bookingEmbed, [...(owners.get(bookingEmbed) ?? []), counselor]);
    }
    const reported = new Set<string>();
    return pages.flatMap(({ route, scope, index }) =>
      route.blocks.flatMap((block, position): Diagnostic[] => {
        if (block.type !== 'embed') return [];
        const candidates = owners.get(fillPlaceholders(block.embed, scope)) ?? [];
        const named = block.counselor && fillPlaceholders(block.counselor, scope);
        const [owner] = candidates;
        const place = `${index}/${position}`;
        if (!owner || candidates.some(({ id }) => id === named) || reported.has(place)) return [];
        // Where clients may live anywhere, there is nothing to say.
        if (named === undefined && (listRegions(owner) ?? []).length === 0) return [];
        // One block of a page with "forEach" makes many pages, and is one mistake.
        reported.add(place);
        const path = ['routes', index, 'blocks', position];
        const value = block.embed.startsWith('{') ? '{counselor.id}' : owner.id;
        return [
          named === undefined
            ? {
                code: 'CFG0514',
                path: [...path, 'embed'],
                message: `The calendar of ${owner.name} does not show where clients may live.`,
                hint: `Add "counselor": "${value}" to the block: the page then shows where clients may live.`,
              }
            : {
                code: 'CFG0514',
                path: [...path, 'counselor'],
                message: `This calendar belongs to ${owner.name}, but the note above is about another counselor.`,
                hint: `Write "counselor": "${value}".`,
              },
        ];
      }),
    );
  },
} satisfies Rule;
