import type {
  LocalBusiness,
  MedicalBusiness,
  MedicalClinic,
  Organization,
  State,
} from 'schema-dts';
import type { Counselor, SiteConfig, SiteIdentity } from '../../generated/config-types';
import { describePlaces } from './describe-places';
import { nameState } from '../../config/content/state-names';

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
} as const satisfies Record<SiteIdentity['kind'], Practice['@type']>;

/** What the home page says of the practice, and nothing that the config does not say. */
export function describePractice({ site, entities }: SiteConfig): Practice {
  const { kind, name, tagline, logo, url, phone, email, social } = site;
  const areas = listAreas(entities.counselors, site);
  return {
    '@type': types[kind],
    '@id': `${url}/#practice`,
    name,
    url,
    ...(tagline !== undefined && { description: tagline }),
    logo: url + logo,
    telephone: phone,
    email,
    ...describePlaces(entities.places, kind),
    ...(areas.length > 0 && { areaServed: areas }),
    ...(social && { sameAs: social.href }),
  };
}

/** The practice in a few words, for pages about something else. */
export function referToPractice({ kind, name, url }: SiteIdentity): Practice {
  return { '@type': types[kind], '@id': `${url}/#practice`, name, url };
}

/** The states that somebody sees clients of. Where one of them sees all, there is no list. */
function listAreas(counselors: readonly Counselor[], site: SiteIdentity): State[] {
  const lists = counselors.map(({ statesAccepted = [] }) => statesAccepted);
  if (lists.some((codes) => codes.length === 0)) return [];
  const codes = new Set(lists.flat());
  return [...codes].toSorted().map((code) => ({ '@type': 'State', name: nameState(code, site) }));
}
