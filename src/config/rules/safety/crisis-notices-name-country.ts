import type { Rule } from '../rule';

/** A notice about a crisis says in which country its phone numbers work: 988 is not one everywhere. */
export const crisisNoticesNameCountry = {
  problems: {
    CFG0512: {
      severity: 'error',
      title: 'A notice about a crisis does not say in which country its numbers work.',
      cause:
        'Phone numbers for help in a crisis work in one country: 988 is answered in the United States and does not exist elsewhere. A notice of the kind "crisis" names the country, which is shown beside its title.',
      inEditor: 'Write the two capital letters of the country under “Region”, such as US.',
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
              message: 'This notice does not say in which country its phone numbers work.',
              hint: 'Add the two capital letters of the country, for example "region": "US".',
            },
          ],
    ),
} satisfies Rule;
