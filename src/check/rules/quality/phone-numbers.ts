import { joinChoices } from '../../../utils/english';
import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import type { ConfigText } from '../../../content/list-references';
import { nameCountry } from '../../../content/regions/regions';
import { listSiteCountries } from '../../../content/regions/site-countries';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';
import type { RuleContext } from '../rule-context';

/** Shorter ones are numbers of a service, such as 988, 112 or 116 123. */
const minDigits = 7;

/** A number, as it is written, and where. */
type WrittenNumber = Pick<Diagnostic, 'path' | 'part'> & {
  text: string;
  /** what is written before it in a link */
  scheme?: string;
};

/**
 * Phone numbers have as many digits as their country asks for, and lead there when they are dialed.
 * Which numbers are in use is not asked: countries open new ranges every year.
 */
export const phoneNumbers = {
  problems: {
    CFG0669: {
      severity: 'warning',
      title: 'A phone number will not connect.',
      cause:
        'Phone numbers in this country have a different number of digits: a digit may be missing, or the number belongs to another country and needs a "+". In "+49 (0)30", phones would also dial the 0, and the call would fail. The country is taken from the location or notice, or from the countries of the practice and its clients.',
      example: {
        kind: 'settings',
        bad: { '/site/phone': '+1 (615) 555-010' },
        good: { '/site/phone': '+1 (615) 555-0100' },
      },
    },
  },
  check: (context) => {
    const ofSite = listSiteCountries(context.config).filter((code) => isSupportedCountry(code));
    return listNumbers(context).flatMap((number) => {
      const own = findOwnCountry(number.path, context);
      return explain(number, own === undefined ? ofSite : [own]);
    });
  },
} satisfies Rule;

function isPhone({ node }: ConfigText): boolean {
  return node.format === 'phone';
}

function isCountry({ node }: ConfigText): boolean {
  return node.format === 'country';
}

function listNumbers({ textsWhere, links }: RuleContext): WrittenNumber[] {
  const settings = textsWhere(isPhone);
  return [
    ...settings.map(({ value, path }) => ({ text: value, path })),
    ...links.flatMap(({ value, path, part }) => {
      const [, scheme, text] = /^((?:tel|sms):)([+\d() .-]+)$/i.exec(value) ?? [];
      return text === undefined ? [] : [{ text, scheme, path, part }];
    }),
  ].filter(({ text }) => text.replace(/\D/g, '').length >= minDigits);
}

/** The country that is named by the entry in which a number is. */
function findOwnCountry(
  path: Diagnostic['path'],
  { textsWhere }: RuleContext,
): CountryCode | undefined {
  if (path[0] !== 'entities') return undefined;
  const entry = path.slice(0, 3);
  const country = textsWhere(isCountry).find((text) =>
    entry.every((key, depth) => text.path[depth] === key),
  );
  return country && isSupportedCountry(country.value) ? country.value : undefined;
}

/** @param countries in one of which a number without "+" must be possible; none says that nobody knows */
function explain(number: WrittenNumber, countries: readonly CountryCode[]): Diagnostic[] {
  const { text, path, part, scheme = '' } = number;
  const isInternational = text.startsWith('+');
  if (!isInternational && countries.length === 0) return [];
  const readings = isInternational ? [undefined] : countries;
  const possible = readings
    .map((country) => parsePhoneNumberFromString(text, country))
    .find((read) => read?.isPossible());
  const place = { code: 'CFG0669' as const, path, ...(part && { part }) };
  if (!possible) {
    return [
      {
        ...place,
        message: `"${text}" has too few or too many digits for a phone number${isInternational ? '' : ` (${nameAll(countries)})`}.`,
        hint: isInternational
          ? 'Compare the number, digit by digit, with the one that you dial yourself.'
          : 'Compare the number, digit by digit. If it belongs to another country, start with "+" and the country code: "+41 44 …".',
      },
    ];
  }
  if (!isInternational || text.replace(/[^+\d]/g, '') === possible.number) return [];
  const right = scheme ? `${scheme}${possible.number}` : possible.formatInternational();
  return [
    {
      ...place,
      message: `"${text}" will not connect: it has one digit too many.`,
      hint: `Write "${right}".`,
      fix: { title: `Write "${right}".`, text: part ? right : JSON.stringify(right) },
    },
  ];
}

function nameAll(countries: readonly string[]): string {
  return joinChoices(countries.map((code) => nameCountry(code, 'en')));
}
