import type { SiteConfig } from '../../generated/config-types';
import { countryOf, listRegions } from './regions';

/**
 * The countries that a practice belongs to, as far as its config tells: those of its places, that of
 * the language (`de-AT`), and those where its counselors may work. Each is there once, as two letters.
 */
export function listSiteCountries({ site, entities }: SiteConfig): string[] {
  const [, spoken] = site.language.split('-');
  return [
    ...new Set([
      ...entities.places.map(({ address }) => address.country),
      ...(spoken === undefined ? [] : [spoken]),
      ...entities.counselors.flatMap((each) => (listRegions(each) ?? []).map(countryOf)),
    ]),
  ];
}
