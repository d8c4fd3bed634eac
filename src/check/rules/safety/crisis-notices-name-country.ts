import type { Rule } from '../rule';

/** A notice about a crisis says in which country its phone numbers work: 988 is not one everywhere. */
export const crisisNoticesNameCountry = {
  problems: {
    CFG0512: {
      severity: 'error',
      title: 'A crisis notice has no country for its numbers.',
      cause:
        'Crisis numbers work in only one country: 988 is answered in the United States and does not exist elsewhere. A notice of the kind "crisis" needs the country, which is shown next to its title.',
      inEditor: 'Enter the two-letter code of the country under “Country”, such as US.',
      example: {
        kind: 'settings',
        bad: { '/entities/notices/0/region': undefined, '/entities/notices/0/kind': 'crisis' },
        good: { '/entities/notices/0/region': 'US' },
      },
    },
  },
  check: ({ config }) =>
    config.entities.notices.flatMap(({ kind, region }, index) =>
      kind !== 'crisis' || region !== undefined
        ? []
        : [
            {
              code: 'CFG0512',
              path: ['entities', 'notices', index, 'kind'],
              message: 'This notice has no country for its phone numbers.',
              hint: 'Add the two-letter code of the country, for example "region": "US".',
            },
          ],
    ),
} satisfies Rule;
