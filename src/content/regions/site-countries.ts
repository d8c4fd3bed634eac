import type { Notice, SiteConfig } from '../../generated/config-types';
import type { Path } from '../../utils/json';
import { countryOf, listRegions } from './regions';

/** A country that a practice belongs to, and the setting that shows it. */
export interface SiteCountry {
  /** two letters */
  country: string;
  path: Path;
}

/**
 * The countries that a practice belongs to, as far as its config tells: the one that it names, those of
 * its places, that of the language (`de-AT`), and those where its counselors may work.
 */
export function locateSiteCountries({ site, entities }: SiteConfig): SiteCountry[] {
  const [, spoken] = site.language.split('-');
  return [
    ...(site.country === undefined ? [] : [{ country: site.country, path: ['site', 'country'] }]),
    ...entities.places.map(({ address }, index) => ({
      country: address.country,
      path: ['entities', 'places', index, 'address', 'country'],
    })),
    ...(spoken === undefined ? [] : [{ country: spoken, path: ['site', 'language'] }]),
    ...entities.counselors.flatMap((each, index) =>
      (listRegions(each) ?? []).map((region) => ({
        country: countryOf(region),
        path: ['entities', 'counselors', index],
      })),
    ),
  ];
}

/** The same countries, each once. */
export function listSiteCountries(config: SiteConfig): string[] {
  return [...new Set(locateSiteCountries(config).map(({ country }) => country))];
}

/** The countries that a notice has the phone numbers of. */
export function listNoticeCountries({ region, otherRegions = [] }: Notice): string[] {
  return region === undefined ? otherRegions : [region, ...otherRegions];
}
