import type { Rule } from '../rule-context';

/** A notice about a crisis says in which country its phone numbers work: 988 is not one everywhere. */
export const crisisNoticesNameCountry: Rule = ({ config }) =>
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
  );
