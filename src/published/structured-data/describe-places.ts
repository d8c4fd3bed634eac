import type { OpeningHoursSpecification, Place as DescribedPlace, PostalAddress } from 'schema-dts';
import { fillTexts } from '../../content/placeholders/fill-texts';
import { definition } from '../../content/schema/walk-schema';
import type { Place, SiteIdentity, SpecialHours } from '../../generated/config-types';

/**
 * Where the practice is and when it is open. Of a business with one place, this is said itself; an
 * organization has no hours, only its places do.
 */
export function describePlaces(written: readonly Place[], site: SiteIdentity) {
  const places = written.map((place) => fillTexts(place, definition('Place'), { site }));
  const [only, ...others] = places;
  if (!only) return {};
  return others.length === 0 && site.kind !== 'organization'
    ? describeWhere(only)
    : { location: places.map(describePlace) };
}

function describePlace(place: Place): Exclude<DescribedPlace, string> {
  return { '@type': 'Place', name: place.name, ...describeWhere(place) };
}

function describeWhere({ address, hours, specialHours }: Place) {
  return {
    address: describeAddress(address),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(
        ({ days, opens, closes }): OpeningHoursSpecification => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days,
          opens,
          closes,
        }),
      ),
    }),
    ...(specialHours.length > 0 && {
      specialOpeningHoursSpecification: specialHours.map(describeSpecialDays),
    }),
  };
}

function describeAddress({ street, extra, city, region, postalCode, country }: Place['address']) {
  return {
    '@type': 'PostalAddress',
    streetAddress: extra === undefined ? street : `${street}, ${extra}`,
    addressLocality: city,
    ...(region !== undefined && { addressRegion: region }),
    ...(postalCode !== undefined && { postalCode }),
    addressCountry: country,
  } satisfies PostalAddress;
}

/** A day on which a place is closed is one that it opens and closes at midnight. */
function describeSpecialDays({
  from,
  through = from,
  opens = '00:00',
  closes = '00:00',
}: SpecialHours): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: through,
    opens,
    closes,
  };
}
