import { joinChoices } from '../../../utils/english';
import type { Notice } from '../../../generated/config-types';
import {
  describeLines,
  findCrisisLines,
  findNumberedCountries,
  hasNumberOf,
} from '../../../content/crisis-lines';
import { nameInSentence } from '../../../content/regions/regions';
import {
  listNoticeCountries,
  locateSiteCountries,
  type SiteCountry,
} from '../../../content/regions/site-countries';
import type { Diagnostic } from '../../diagnostic';
import type { Path } from '../../../utils/json';
import { sameEntry, type Rule } from '../rule';

/** Notices about a crisis have phone numbers of the countries that the practice works in. */
export const crisisNoticesFitCountry = {
  problems: {
    CFG0582: {
      severity: 'error',
      title: 'A crisis notice is for a different country than the practice.',
      cause:
        'Visitors in danger dial the numbers of the notice, and 911 or 988 does not work in the United Kingdom. The country of a notice must be that of the practice ("country" under "site"), of one of its locations, of the language ("en-GB"), or a country where its counselors may see clients.',
      example: {
        kind: 'settings',
        bad: { '/entities/notices/0/region': 'CA' },
        good: { '/entities/notices/0/region': 'CA', '/site/country': 'CA' },
      },
    },
    CFG0583: {
      severity: 'error',
      title: 'A crisis notice has phone numbers for another country.',
      cause:
        'The text of the notice only has crisis numbers for a different country than its "region". Visitors in danger would dial numbers that do not work.',
      example: {
        kind: 'settings',
        bad: { '/entities/notices/0/region': 'GB', '/site/country': 'GB' },
        good: {
          '/entities/notices/0/region': 'GB',
          '/site/country': 'GB',
          '/entities/notices/0/text': '<p>Call Samaritans: <a href="tel:116123">116 123</a></p>',
        },
      },
      causedBy: [{ causes: ['CFG0582'], when: sameEntry }],
    },
  },
  check: ({ config }) => {
    const own = locateSiteCountries(config);
    return config.entities.notices.flatMap((notice, index): Diagnostic[] => {
      if (notice.kind !== 'crisis') return [];
      const path: Path = ['entities', 'notices', index];
      return [...explainForeign(notice, path, own), ...explainNumbers(notice, path)];
    });
  },
} satisfies Rule;

function explainForeign(notice: Notice, path: Path, own: readonly SiteCountry[]): Diagnostic[] {
  const [home] = own;
  const foreign = listNoticeCountries(notice).find(
    (country) => !own.some((one) => one.country === country),
  );
  if (!home || foreign === undefined) return [];
  const [there, here] = [foreign, home.country].map(nameInSentence);
  return [
    {
      code: 'CFG0582',
      path: [...path, foreign === notice.region ? 'region' : 'otherRegions'],
      message: `This crisis notice is for ${there}, but the practice works in ${here}.`,
      hint: `${adviseNumbers(home.country)} If the practice works in ${there}, add that country under "site", to a location or to a counselor.`,
      related: [{ path: home.path, message: `The country here is ${here}.` }],
    },
  ];
}

/** Of a country of which no number is known, those of others can be right. */
function explainNumbers(notice: Notice, path: Path): Diagnostic[] {
  const countries = listNoticeCountries(notice);
  const [first] = countries;
  const areKnown = countries.every((country) => findCrisisLines(country).length > 0);
  const hasOwn = countries.some((country) => hasNumberOf(country, notice.text));
  if (first === undefined || !areKnown || hasOwn) return [];
  const others = findNumberedCountries(notice.text).map(nameInSentence);
  if (others.length === 0) return [];
  return [
    {
      code: 'CFG0583',
      path: [...path, 'text'],
      message: `This crisis notice is for ${nameInSentence(first)} but has phone numbers for ${joinChoices(others)}.`,
      hint: adviseNumbers(first),
    },
  ];
}

/** The numbers to write, as far as they are known. */
function adviseNumbers(country: string): string {
  const lines = findCrisisLines(country);
  const name = nameInSentence(country);
  return lines.length === 0
    ? `Write the crisis numbers for ${name} and set "region" to "${country}".`
    : `Known numbers in ${name}: ${describeLines(lines)}. Check each number, write the right ones into the text and set "region" to "${country}".`;
}
