import { expect, test } from 'vitest';
import {
  locateMapFrame,
  locateMapPage,
  locateMapSearch,
} from '../../../src/content/embeds/locate-map';

const zurich = { latitude: 47.36667, longitude: 8.54167, around: 300 };

/** What a frame shows: west, south, east, north. */
function readCorners(address: string): number[] {
  return (new URL(address).searchParams.get('bbox') ?? '').split(',').map(Number);
}

test('a frame shows the marker in the middle of what is around it, as high as asked for', () => {
  const url = new URL(locateMapFrame(zurich));
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(url.searchParams.get('layer')).toBe('mapnik');
  expect(url.searchParams.get('marker')).toBe('47.36667,8.54167');
  const [west = 0, south = 0, east = 0, north = 0] = readCorners(url.href);
  expect((west + east) / 2).toBeCloseTo(zurich.longitude, 4);
  expect((south + north) / 2).toBeCloseTo(zurich.latitude, 4);
  expect((north - south) * 111_320).toBeCloseTo(600, -1);
  const meters = (east - west) * 111_320 * Math.cos((zurich.latitude * Math.PI) / 180);
  expect(meters).toBeCloseTo(900, -1);
});

test.each([
  [50, 19],
  [300, 17],
  [5_000, 13],
  [50_000, 10],
])('a tab of its own shows %i meters around at level %i', (around, level) => {
  expect(locateMapPage({ ...zurich, around })).toBe(
    `https://www.openstreetmap.org/?mlat=47.36667&mlon=8.54167#map=${level}/47.36667/8.54167`,
  );
});

test('a search cannot lead anywhere but to the map', () => {
  expect(locateMapSearch('1 Lake & Hill #2?q=x')).toBe(
    'https://www.openstreetmap.org/search?query=1+Lake+%26+Hill+%232%3Fq%3Dx',
  );
});
