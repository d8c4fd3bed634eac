import type { Counselor } from '../../../generated/config-types';
import { fillPlaceholders } from '../../content/templates';
import type { Finding } from '../../finding';
import type { Rule } from '../rule-context';

/**
 * Before the booking calendar of a counselor, the page says from which states she or he accepts
 * clients: a session with somebody who lives elsewhere may be against the law.
 */
export const bookingSaysWhere: Rule = ({ config, pages }) => {
  const owners = new Map<string, Counselor[]>();
  for (const counselor of config.entities.counselors) {
    const others = owners.get(counselor.bookingEmbed) ?? [];
    owners.set(counselor.bookingEmbed, [...others, counselor]);
  }
  const reported = new Set<string>();
  return pages.flatMap(({ route, scope, index }) =>
    route.blocks.flatMap((block, position): Finding[] => {
      if (block.type !== 'embed') return [];
      const candidates = owners.get(fillPlaceholders(block.embed, scope)) ?? [];
      const named = block.counselor && fillPlaceholders(block.counselor, scope);
      const [owner] = candidates;
      const place = `${index}/${position}`;
      if (!owner || candidates.some(({ id }) => id === named) || reported.has(place)) return [];
      // Where clients may live anywhere, there is nothing to say.
      if (named === undefined && owner.statesAccepted.length === 0) return [];
      // One block of a page with "forEach" makes many pages, and is one mistake.
      reported.add(place);
      const path = ['routes', index, 'blocks', position];
      const value = block.embed.startsWith('{') ? '{counselor.id}' : owner.id;
      return [
        named === undefined
          ? {
              code: 'CFG0514',
              path: [...path, 'embed'],
              message: `Before the calendar of ${owner.name}, nothing says from which states clients may come.`,
              hint: `Write "counselor": "${value}" beside it: the note is made from "statesAccepted".`,
            }
          : {
              code: 'CFG0514',
              path: [...path, 'counselor'],
              message: `This calendar belongs to ${owner.name}; the note before it would be about somebody else.`,
              hint: `Write "counselor": "${value}".`,
            },
      ];
    }),
  );
};
