import type { PostalAddress } from '../generated/config-types';
import { nameCountry } from '../content/regions/regions';

/** The countries whose addresses have the postal code behind the town. All others begin with it. */
const townFirst = new Set(['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'SG', 'US', 'ZA']);

/**
 * An address as its country writes it, line by line: `12 Harbor Street`, `Nashville, TN 37203`.
 *
 * @param language of the name of the country; left out, the country is not named
 */
export function writeAddress(address: PostalAddress, language?: string): string[] {
  const { street, extra, city, region, postalCode, country } = address;
  const town = region === undefined ? city : `${city}, ${region}`;
  const parts = townFirst.has(country) ? [town, postalCode] : [postalCode, town];
  return [
    street,
    ...(extra === undefined ? [] : [extra]),
    parts.filter((part) => part !== undefined).join(' '),
    ...(language === undefined ? [] : [nameCountry(country, language)]),
  ];
}
