import { describeLines, findCrisisLines, hasNumberOf } from '../../../content/crisis-lines';
import { nameInSentence } from '../../../content/regions/regions';
import { listNoticeCountries } from '../../../content/regions/site-countries';
import type { Diagnostic } from '../../diagnostic';
import type { Path } from '../../../utils/json';
import { sameEntry, type Rule } from '../rule';

/** Notices about a crisis name numbers of their country, and somebody has checked them within a year. */
export const crisisNumbersCurrent = {
  problems: {
    CFG0678: {
      severity: 'warning',
      title: 'A crisis notice has no known number for its country.',
      cause:
        'Crisis numbers differ from country to country. The crisis numbers for this country are known, but this notice contains none of these numbers. If its numbers are right, check "region".',
      example: {
        kind: 'settings',
        bad: {
          '/site/country': 'DE',
          '/entities/notices/0/region': 'DE',
          '/entities/notices/0/text': '<p>Call our hotline: {site.phone}</p>',
        },
        good: {
          '/site/country': 'DE',
          '/entities/notices/0/region': 'DE',
          '/entities/notices/0/text':
            '<p>TelefonSeelsorge: <a href="tel:08001110111">0800 1110111</a></p>',
        },
      },
      causedBy: [{ causes: ['CFG0582', 'CFG0583'], when: sameEntry }],
    },
    CFG0679: {
      severity: 'warning',
      title: 'The crisis numbers have not been checked for over a year.',
      cause:
        'Crisis lines change their numbers and hours. Once a year, call the numbers or read the websites of the crisis lines, then update "checkedOn".',
      example: {
        kind: 'settings',
        bad: { '/entities/notices/0/checkedOn': '2024-03-01' },
        good: { '/entities/notices/0/checkedOn': '2026-10-01' },
      },
    },
  },
  check: ({ config, checkContext: { today } }) =>
    config.entities.notices.flatMap((notice, index): Diagnostic[] => {
      const { kind, text, checkedOn } = notice;
      if (kind !== 'crisis') return [];
      const path = ['entities', 'notices', index];
      const isOld = checkedOn !== undefined && today !== undefined && addYear(checkedOn) < today;
      return [
        ...listNoticeCountries(notice).flatMap((region) => explainMissing(region, text, path)),
        ...(isOld
          ? [
              {
                code: 'CFG0679' as const,
                path: [...path, 'checkedOn'],
                message: `These numbers were last checked on ${checkedOn}.`,
                hint: 'Check that the numbers are still answered, then set "checkedOn" to today’s date.',
              },
            ]
          : []),
      ];
    }),
} satisfies Rule;

function explainMissing(region: string, text: string, path: Path): Diagnostic[] {
  const lines = findCrisisLines(region);
  if (lines.length === 0 || hasNumberOf(region, text)) return [];
  return [
    {
      code: 'CFG0678',
      path: [...path, 'text'],
      message: `This notice is for ${nameInSentence(region)} but has no known number for that country.`,
      hint: `Known numbers: ${describeLines(lines)}. Check each number before you use it in the notice.`,
    },
  ];
}

/** `2026-10-01` → `2027-10-01`, as a text to compare with. */
function addYear(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
