import type { Rule } from '../rule';

/** A counselor for the example, who says nothing about states. */
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

/** Where states matter for one counselor, they are not forgotten for another. */
export const statesSaidByAll = {
  problems: {
    CFG0581: {
      severity: 'error',
      title: 'A counselor does not say in which states clients may live.',
      cause:
        'Nothing is said about states where "statesAccepted" is left out. In a practice whose other counselors may only work with people in some states, somebody would book a session that may be against the law.',
      example: {
        kind: 'settings',
        bad: { '/entities/counselors/-': esther },
        good: { '/entities/counselors/-': { ...esther, statesAccepted: ['TN', 'KY'] } },
      },
    },
  },
  check: ({ config: { entities } }) => {
    const limited = entities.counselors.findIndex(
      ({ statesAccepted = [] }) => statesAccepted.length > 0,
    );
    const first = entities.counselors[limited];
    if (!first) return [];
    return entities.counselors.flatMap(({ name, statesAccepted }, index) =>
      statesAccepted
        ? []
        : [
            {
              code: 'CFG0581',
              path: ['entities', 'counselors', index, 'name'],
              message: `Nothing says in which states the clients of ${name} may live.`,
              hint: 'Add "statesAccepted" with the states of her or his licence; write [] if clients may live anywhere.',
              related: [
                {
                  path: ['entities', 'counselors', limited, 'statesAccepted'],
                  atKey: true,
                  message: `${first.name} accepts clients from these states only.`,
                },
              ],
            },
          ],
    );
  },
} satisfies Rule;
