import type {
  Country,
  LocalBusiness,
  MedicalBusiness,
  MedicalClinic,
  Organization,
  State,
} from 'schema-dts';
import type { Counselor, SiteConfig } from '../../generated/config-types';
import { fillPlaceholders } from '../../content/placeholders/dynamic-routes';
import { describePlaces } from './describe-places';
import { isCountry, listRegions, nameRegion } from '../../content/regions/regions';
import type { ShownIdentity } from '../../payload/payload';

/** The practice, as the type that the config names. */
export type Practice = Exclude<
  LocalBusiness | MedicalBusiness | MedicalClinic | Organization,
  string
>;

const types = {
  business: 'LocalBusiness',
  medical: 'MedicalBusiness',
  clinic: 'MedicalClinic',
  organization: 'Organization',
} as const satisfies Record<ShownIdentity['kind'], Practice['@type']>;

/** What the home page says of the practice, and nothing that the config does not say. */
export function describePractice({ site, entities }: SiteConfig): Practice {
  const { kind, name, tagline, logo, url, phone, email, social, moreSocial = [] } = site;
  const networks = [...(social ? [social] : []), ...moreSocial].map(({ href }) => href);
  const areas = listAreas(entities.counselors, site);
  return {
    '@type': types[kind],
    '@id': `${url}/#practice`,
    name,
    url,
    ...(tagline !== undefined && { description: fillPlaceholders(tagline, { site }) }),
    logo: url + logo,
    telephone: phone,
    email,
    ...describePlaces(entities.places, site),
    ...(areas.length > 0 && { areaServed: areas }),
    ...(networks.length > 0 && { sameAs: networks.length > 1 ? networks : networks[0] }),
  };
}

/** The practice in a few words, for pages about something else. */
export function referToPractice({ kind, name, url }: ShownIdentity): Practice {
  return { '@type': types[kind], '@id': `${url}/#practice`, name, url };
}

/** The regions that somebody sees clients of. Where one of them sees all, there is no list. */
function listAreas(counselors: readonly Counselor[], site: ShownIdentity): (Country | State)[] {
  const lists = counselors.map((counselor) => listRegions(counselor) ?? []);
  if (lists.some((regions) => regions.length === 0)) return [];
  return [...new Set(lists.flat())].toSorted().map((region) => ({
    '@type': isCountry(region) ? 'Country' : 'State',
    name: nameRegion(region, site),
  }));
}
