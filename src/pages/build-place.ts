import { fillTexts } from '../content/placeholders/fill-texts';
import { toTelHref } from '../content/html/contact-links';
import { locateMapFrame, locateMapPage, locateMapSearch } from '../content/embeds/locate-map';
import { definition } from '../content/schema/walk-schema';
import type { Place, SiteConfig, PostalAddress } from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';
import { writePartId } from '../payload/page-paths';
import type { PlaceDetails, PlaceSummary } from '../payload/entries';
import type { MapOfPlace } from '../payload/widget-frame';
import { writeSpecialDays, writeWeek } from '../published/format-hours';
import { nameCountry } from '../content/regions/regions';

/** Where a place is and how to call it. */
export function buildPlaceSummary(place: Place, config: SiteConfig): PlaceSummary {
  return summarize(fillPlace(place, config), config);
}

function fillPlace(place: Place, { site }: SiteConfig): Place {
  return fillTexts(place, definition('Place'), { site });
}

function summarize({ name, address, phones }: Place, { site, entities }: SiteConfig): PlaceSummary {
  const countries = new Set(entities.places.map((place) => place.address.country));
  const own = site.phone === undefined ? [] : [{ number: site.phone }];
  return {
    name,
    address: writeAddress(address, countries.size > 1 ? site.language : undefined),
    phones: (phones.length > 0 ? phones : own).map(({ number, ...given }) => ({
      ...given,
      number,
      href: toTelHref(`tel:${number}`),
    })),
  };
}

/** All that pages show of a place. */
export function buildPlaceDetails(written: Place, config: SiteConfig): PlaceDetails {
  const place = fillPlace(written, config);
  const { directions, email, hoursNote } = place;
  return {
    ...summarize(place, config),
    ...(directions && { directions }),
    ...(email && { email }),
    hours: writeWeek(place, config),
    ...(hoursNote && { hoursNote }),
    specialHours: writeSpecialDays(place, config),
    map: buildMap(place, config),
  };
}

/** The map is asked for by a visitor or not at all: until then, nobody else hears of the visit. */
function buildMap({ id, name, address, map }: Place, { labels, behavior }: SiteConfig): MapOfPlace {
  if (!map) return { href: locateMapSearch(writeAddress(address, 'en').join(', ')) };
  return {
    href: locateMapPage(map),
    widget: {
      id: writePartId('map', id),
      title: fillLabel(labels.mapTitle, { name }),
      frame: {
        src: locateMapFrame(map),
        minHeight: behavior.embed.mapMinHeight,
        sandbox: 'allow-scripts allow-same-origin allow-popups',
        referrerPolicy: 'strict-origin-when-cross-origin',
        protocol: 'silent',
        load: 'click',
      },
    },
  };
}

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
