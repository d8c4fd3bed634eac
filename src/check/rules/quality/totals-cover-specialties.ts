import type { Rule } from '../rule';

/** The number of all areas is not less than the areas that are named. */
export const totalsCoverSpecialties = {
  problems: {
    CFG0604: {
      severity: 'error',
      title: 'A total is smaller than the number of listed entries.',
      cause: 'The total number of specialties is smaller than the number of specialties listed.',
      example: {
        kind: 'settings',
        bad: {
          '/entities/counselors/0/specialties': ['Grief', 'Anxiety'],
          '/entities/counselors/0/totalConditions': 1,
        },
        good: {
          '/entities/counselors/0/specialties': ['Grief', 'Anxiety'],
          '/entities/counselors/0/totalConditions': 5,
        },
      },
    },
  },
  check: ({ config }) =>
    config.entities.counselors.flatMap(({ totalConditions, specialties }, index) =>
      totalConditions === undefined || totalConditions >= specialties.length
        ? []
        : [
            {
              code: 'CFG0604',
              path: ['entities', 'counselors', index, 'totalConditions'],
              message: `"totalConditions" is ${totalConditions}, but ${specialties.length} specialties are listed.`,
              hint: `Write ${specialties.length} or more.`,
              related: [
                {
                  path: ['entities', 'counselors', index, 'specialties'],
                  atKey: true,
                  message: 'The specialties are listed here.',
                },
              ],
            },
          ],
    ),
} satisfies Rule;
