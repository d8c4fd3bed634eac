import { findCrisisLines } from '../../content/crisis-lines';
import type { Finding } from '../../finding';
import type { Rule } from '../rule';

/** Notices about a crisis name numbers of their country, and somebody has checked them within a year. */
export const crisisNumbersCurrent = {
  problems: {
    CFG0678: {
      severity: 'warning',
      title: 'A notice about a crisis names no number that is known in its country.',
      cause:
        'Numbers for help in a crisis are other ones in each country: 988 helps in the United States and in Canada, and nobody answers it in Germany. This notice is for a country of which such numbers are known, and has none of them. It may have been copied from elsewhere. If its numbers are right, look whether "region" is.',
      example: {
        kind: 'settings',
        bad: { '/entities/notices/0/region': 'DE' },
        good: {
          '/entities/notices/0/region': 'DE',
          '/entities/notices/0/text':
            '<p>TelefonSeelsorge: <a href="tel:08001110111">0800 1110111</a></p>',
        },
      },
    },
    CFG0679: {
      severity: 'warning',
      title: 'The numbers for help in a crisis were last checked a year ago.',
      cause:
        'Lines for help in a crisis change their numbers and hours. Somebody of the practice calls them or reads their pages once a year, and writes the day as "checkedOn".',
      example: {
        kind: 'settings',
        bad: { '/entities/notices/0/checkedOn': '2024-03-01' },
        good: { '/entities/notices/0/checkedOn': '2026-10-01' },
      },
    },
  },
  check: ({ config, surroundings: { today } }) =>
    config.entities.notices.flatMap(({ kind, region = '', text, checkedOn }, index): Finding[] => {
      if (kind !== 'crisis') return [];
      const path = ['entities', 'notices', index];
      const lines = findCrisisLines(region);
      const isKnown = lines.length === 0 || lines.some(({ number }) => hasNumber(text, number));
      const isOld = checkedOn !== undefined && today !== undefined && addYear(checkedOn) < today;
      return [
        ...(isKnown
          ? []
          : [
              {
                code: 'CFG0678' as const,
                path: [...path, 'text'],
                message: `This notice is for ${region} and names no number that is known there.`,
                hint: `Known are ${lines.map(({ number, name }) => `${number} (${name})`).join(', ')}. Check them before you write them.`,
              },
            ]),
        ...(isOld
          ? [
              {
                code: 'CFG0679' as const,
                path: [...path, 'checkedOn'],
                message: `These numbers were last checked on ${checkedOn}.`,
                hint: 'Check that they are answered, and write the day of today.',
              },
            ]
          : []),
      ];
    }),
} satisfies Rule;

/** Whether a text has a number, however it is written, and not as a part of a longer one. */
function hasNumber(html: string, number: string): boolean {
  const digits = number.replaceAll(' ', '');
  return new RegExp(`(?<![0-9])${[...digits].join('[ ().-]?')}(?![0-9])`).test(html);
}

/** `2026-10-01` → `2027-10-01`, as a text to compare with. */
function addYear(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
