import { getIn, type Path, isObject } from '../utils/json';
import { digestText } from './languages/translation-record';

/*
 * Finds the texts that a site still has from its sample. The site keeps a digest of each text, so
 * that a text leaves the list once it is changed, wherever it is moved to.
 */

/** The task for these texts before a site goes live. */
export const sampleTextsMessage =
  'Before going live: change the text of the sample, or confirm that it fits.';

/** The digests of the texts of a site that are read with others or alone, and of its prices. */
export function digestSamples(config: unknown, isRead: (path: Path) => boolean): string {
  const read = listRead(config).filter(({ path }) => isRead(path));
  return [...new Set(read.map(({ text }) => digest(text)))].join(' ');
}

function digest(text: string): string {
  return digestText(text).slice(0, 7);
}

/** The places where a site has texts of its sample: blocks, pages, entries, parts of the menus. */
export function listSamplePlaces(config: unknown): Path[] {
  const known = readDigests(config);
  if (known.size === 0) return [];
  const places = listRead(config).flatMap(({ text, path }) =>
    known.has(digest(text)) ? [findPlace(path)] : [],
  );
  return [...new Map(places.map((path) => [path.join('/'), path])).values()];
}

/** The digests of a site without those of some places, whose texts the editor keeps. */
export function keepSampleTexts(config: unknown, places: readonly Path[]): string {
  const left = new Set(readDigests(config));
  for (const place of places) {
    for (const { text, path } of listTexts(getIn(config, place), place)) {
      if (findPlace(path).length === place.length) left.delete(digest(text));
    }
  }
  return [...left].join(' ');
}

function readDigests(config: unknown): ReadonlySet<string> {
  const written = getIn(config, ['site', 'sampleTexts']);
  return new Set(typeof written === 'string' && written !== '' ? written.split(' ') : []);
}

/** Where a text is read: in its block, its page or its entry, or one part of the menus. */
function findPlace(path: Path): Path {
  const [group, , part] = path;
  if (group === 'routes') return path.slice(0, part === 'blocks' ? 4 : 2);
  return path.slice(0, group === 'entities' ? 3 : 2);
}

/** The texts that tell of a practice: built-in labels and records of images are the same for all. */
function listRead(config: unknown) {
  const groups = [
    ['site', 'tagline'],
    ['site', 'prices'],
    ['navigation'],
    ['entities'],
    ['routes'],
  ];
  return groups.flatMap((path) => listTexts(getIn(config, path), path));
}

/** All texts, and each price of the site as a text. */
function listTexts(value: unknown, path: Path): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => listTexts(item, [...path, index]));
  }
  if (!isObject(value)) return [];
  const price = path[1] === 'prices' ? [{ text: writePrice(value), path }] : [];
  return [
    ...price,
    ...Object.entries(value).flatMap(([name, child]) => listTexts(child, [...path, name])),
  ];
}

/** A price as a text, for its digest. */
function writePrice({ id, amount }: Record<string, unknown>): string {
  return `${String(id)} ${String(amount)}`;
}
