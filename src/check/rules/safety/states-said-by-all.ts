import { listRegions } from '../../../content/regions/regions';
import type { Rule } from '../rule';

/** A counselor for the example, who does not say where clients may live. */
const esther = {
  id: 'esther',
  name: 'Esther Vale',
  firstName: 'Esther',
  image: { src: '/images/lake.webp', alt: 'A lake at noon' },
  title: 'Family Counselor',
  description: 'Esther sits down with the whole family and lets the youngest one speak first.',
  specialties: ['Families'],
  credentials: [{ abbreviation: 'LMFT', meaning: 'Licensed Marriage and Family Therapist' }],
  approach: '<p>Together.</p>',
  about: '<p>Lives by the lake.</p>',
};

/** Where it matters for one counselor where clients live, it is not forgotten for another. */
export const statesSaidByAll = {
  problems: {
    CFG0581: {
      severity: 'error',
      title: 'A counselor has no entry for where clients may live.',
      cause:
        '"statesAccepted" and "countriesAccepted" are both missing. The other counselors of this practice may only work with people in some states, provinces or countries, so a client could book a session that the counselor may not legally provide.',
      inEditor:
        'Under “States served” or “Countries served”, choose where their license is valid. An empty list means that clients may live anywhere.',
      example: {
        kind: 'settings',
        bad: { '/entities/counselors/-': esther },
        good: { '/entities/counselors/-': { ...esther, statesAccepted: ['TN', 'KY'] } },
      },
    },
  },
  check: ({ config: { entities } }) => {
    const limited = entities.counselors.findIndex(
      (counselor) => (listRegions(counselor) ?? []).length > 0,
    );
    const first = entities.counselors[limited];
    if (!first) return [];
    const setting = first.statesAccepted?.length ? 'statesAccepted' : 'countriesAccepted';
    return entities.counselors.flatMap((counselor, index) =>
      listRegions(counselor)
        ? []
        : [
            {
              code: 'CFG0581',
              path: ['entities', 'counselors', index, 'name'],
              message: `${counselor.name} has no states or countries where clients may live.`,
              hint: 'Add "statesAccepted" or "countriesAccepted" for the places where their license is valid. If clients may live anywhere, add "statesAccepted": [].',
              related: [
                {
                  path: ['entities', 'counselors', limited, setting],
                  atKey: true,
                  message: `${first.name} accepts clients only from these places.`,
                },
              ],
            },
          ],
    );
  },
} satisfies Rule;
