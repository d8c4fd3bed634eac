import type { Diagnostic } from '../../diagnostic';
import { examplePlace } from '../../problems/examples';
import type { Rule } from '../rule';

function atLongitude(longitude: number): object {
  return { ...examplePlace, map: { latitude: 36.15312, longitude } };
}

/** Countries that are west of Greenwich and north of the equator as a whole. */
const northWest = new Set(['CA', 'IE', 'MX', 'US']);

/** A map shows the side of the world where the address is. */
export const mapsShowCountry = {
  problems: {
    CFG0682: {
      severity: 'warning',
      title: 'A map does not show the country of the address.',
      cause:
        'West of Greenwich, and so everywhere in the Americas, "longitude" is negative. Without the minus sign, or with the two numbers swapped, the map shows a point in Asia or in the sea.',
      example: {
        kind: 'settings',
        bad: { '/entities/places': [atLongitude(86.78144)] },
        good: { '/entities/places': [atLongitude(-86.78144)] },
      },
    },
  },
  check: ({ config: { entities } }) =>
    entities.places.flatMap(({ address, map }, index): Diagnostic[] => {
      if (!map || !northWest.has(address.country)) return [];
      const { latitude, longitude } = map;
      if (latitude > 0 && longitude < 0) return [];
      const isSwapped = latitude < 0 && longitude > 0;
      return [
        {
          code: 'CFG0682',
          path: ['entities', 'places', index, 'map', latitude > 0 ? 'longitude' : 'latitude'],
          message: `This point is not in the country of the address ("${address.country}").`,
          hint: isSwapped
            ? 'Swap the two numbers: "latitude" is the distance north, "longitude" the distance east.'
            : latitude > 0
              ? `Add a minus sign: ${-longitude}.`
              : `North of the equator, "latitude" has no minus sign: write ${-latitude}.`,
        },
      ];
    }),
} satisfies Rule;
