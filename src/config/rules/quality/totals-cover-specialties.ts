import type { Rule } from '../rule-context';

/** The number of all areas is not less than the areas that are named. */
export const totalsCoverSpecialties: Rule = ({ config }) =>
  config.entities.counselors.flatMap(({ totalConditions, specialties }, index) =>
    totalConditions >= specialties.length
      ? []
      : [
          {
            code: 'CFG0604',
            path: ['entities', 'counselors', index, 'totalConditions'],
            message: `"totalConditions" is ${totalConditions}, but ${specialties.length} specialties are named.`,
            hint: `Write ${specialties.length} or more.`,
            related: [
              {
                path: ['entities', 'counselors', index, 'specialties'],
                atKey: true,
                message: 'They are named here.',
              },
            ],
          },
        ],
  );
