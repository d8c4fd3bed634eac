import type { PlaceMap } from '../../generated/config-types';

const server = 'https://www.openstreetmap.org';

/** Meters from one degree of latitude to the next. */
const metersPerDegree = 111_320;

/** How much wider than high the part of the map is that is asked for. */
const ratio = 1.5;

/** The address of a map of OpenStreetMap for a frame, with a marker at the place. */
export function locateMapFrame({ latitude, longitude, around }: PlaceMap): string {
  const up = around / metersPerDegree;
  // Degrees of longitude are shorter the further one is from the equator.
  const aside = (up * ratio) / Math.cos((latitude * Math.PI) / 180);
  const corners = [longitude - aside, latitude - up, longitude + aside, latitude + up];
  const url = new URL('/export/embed.html', server);
  url.searchParams.set('bbox', corners.map(writeDegrees).join());
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', [latitude, longitude].map(writeDegrees).join());
  return url.href;
}

/** The address of the same map for a tab of its own. */
export function locateMapPage({ latitude, longitude, around }: PlaceMap): string {
  const [north, east] = [latitude, longitude].map(writeDegrees);
  return `${server}/?mlat=${north}&mlon=${east}#map=${chooseZoom(latitude, around)}/${north}/${east}`;
}

/** The address of a search for a place of which only the address is known. */
export function locateMapSearch(address: string): string {
  const url = new URL('/search', server);
  url.searchParams.set('query', address);
  return url.href;
}

/** Each level shows half as much as the one before; on the first, the equator is one tile long. */
function chooseZoom(latitude: number, around: number): number {
  const equator = metersPerDegree * 360;
  const tile = equator * Math.cos((latitude * Math.PI) / 180);
  // A window is some three tiles high.
  return Math.max(1, Math.min(19, Math.round(Math.log2((tile * 3) / (2 * around)))));
}

/** Five digits are within one meter. */
function writeDegrees(degrees: number): string {
  return String(Number(degrees.toFixed(5)));
}
