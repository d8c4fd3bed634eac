import type { Counselor, SiteIdentity, Testimonial } from '../../generated/config-types';
import { readBaseLanguage, readLocale } from '../languages/language-code';
import { definition } from '../schema/walk-schema';
import { regionNames } from './region-names';

export type StateCode = NonNullable<Counselor['statesAccepted']>[number];

/** The settings of a counselor that say where clients may live. */
export type Accepting = Pick<Counselor, 'statesAccepted' | 'countriesAccepted'>;

type Naming = Pick<SiteIdentity, 'language' | 'stateNames' | 'countryNames'>;

/**
 * Where clients may live: a country, `DE`, or a part of one, `US-TN` (ISO 3166). The config writes
 * `TN` for the latter; here it would be Tunisia.
 */
export type Region = string;

const englishNames = new Map(listNames('StateCode'));

/**
 * Where the clients of a counselor may live: anywhere, if the list is empty. It is undefined if the
 * config says nothing about it.
 */
export function listRegions({
  statesAccepted,
  countriesAccepted,
}: Accepting): readonly Region[] | undefined {
  if (!statesAccepted && !countriesAccepted) return undefined;
  return [...(statesAccepted ?? []).map(readRegion), ...(countriesAccepted ?? [])];
}

/**
 * Whether a counselor may see clients who live in a region. Who accepts a country accepts all parts of
 * it, and not the other way round. Of one who says nothing about it, nobody knows.
 */
export function acceptsFrom(counselor: Accepting, region: Region): boolean {
  const accepted = listRegions(counselor);
  if (!accepted) return false;
  return accepted.length === 0 || accepted.includes(region) || accepted.includes(countryOf(region));
}

/** Whether it is a country as a whole. */
export function isCountry(region: Region): boolean {
  return countryOf(region) === region;
}

/**
 * `US-TN` → `Tennessee`, `DE` → `Germany`: as the config calls it, or as the language of the site
 * does.
 */
export function nameRegion(region: Region, site: Naming): string {
  const { language, stateNames = [], countryNames = [] } = site;
  if (isCountry(region)) {
    const own = countryNames.find(({ code }) => code === region)?.name;
    return own ?? nameCountry(region, readLocale(language));
  }
  const own = stateNames.find(({ code }) => readRegion(code) === region)?.name;
  const code = writeCode(region);
  return own ?? regionNames[readBaseLanguage(language)]?.[code] ?? englishNames.get(code) ?? region;
}

/** `US` → `United States`, in the language of the site. What is not a code is its own name. */
export function nameCountry(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

/** Where a client lives, `New York`, `CA-ON` or `DE`, in the language of the site. */
export function nameHome(home: NonNullable<Testimonial['state']>, naming: Naming): string {
  const state = [...englishNames].find(([, name]) => name === home);
  return nameRegion(state ? `US-${state[0]}` : home, naming);
}

/** `TN` → `US-TN`, `CA-ON` → `CA-ON` */
export function readRegion(code: string): Region {
  return code.includes('-') ? code : `US-${code}`;
}

/** `US-TN` → `TN`, `CA-ON` → `CA-ON` */
function writeCode(region: Region): string {
  return region.replace(/^US-/, '');
}

/** `US-TN` → `US`, `DE` → `DE` */
export function countryOf(region: Region): Region {
  return region.split('-', 1)[0] ?? region;
}

/** All countries with their English names, in the order of these. */
export function listCountries(): { code: string; name: string }[] {
  return listNames('Country').map(([code, name]) => ({ code, name }));
}

/** `US` → `the United States`, as English sentences have it. */
export function nameInSentence(country: string): string {
  const name = nameCountry(country, 'en');
  return /^(?:United|Netherlands|Philippines|Bahamas)/.test(name) ? `the ${name}` : name;
}

/** The codes that a definition of the schema allows, with their English names. */
function listNames(name: 'Country' | 'StateCode'): [code: string, name: string][] {
  const { enum: codes = [], enumDescriptions = [] } = definition(name);
  return codes.map((code, index) => [String(code), enumDescriptions[index] ?? String(code)]);
}
