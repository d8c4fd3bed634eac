import { countryOf, readRegion } from './regions';

/**
 * What a country calls its parts, if each has licenses of its own, so that clients must live there. In
 * other countries, a license counts everywhere or depends on where the counselor works.
 */
const licensingRegions: Readonly<Record<string, string>> = {
  CA: 'provinces',
  US: 'states',
};

/** `CA` → `provinces`; undefined where it does not matter in which part of the country clients live. */
export function nameLicensingRegions(country: string): string | undefined {
  return Object.hasOwn(licensingRegions, country) ? licensingRegions[country] : undefined;
}

/** Whether a code of `statesAccepted`, `TN` or `CA-ON`, is a part of a country. */
export function isPartOf(code: string, country: string): boolean {
  return countryOf(readRegion(code)) === country;
}
