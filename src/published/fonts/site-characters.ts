import { monthNames } from '../../content/dates/read-day';
import { listNoticeCountries } from '../../content/regions/site-countries';
import { listRegions, nameCountry, nameRegion } from '../../content/regions/regions';
import { parseHtml } from '../../content/html/parse-html';
import { createChunker } from '../../utils/chunk-list';
import { memoizeByObject, memoizeByString } from '../../utils/memoize';
import { isObject } from '../../utils/json';
import type { SiteConfig } from '../../generated/config-types';
import { writeSpecialDays, writeWeek } from '../format-hours';

/** Characters that browsers, widgets and later edits may need, whether or not the config has them. */
const alwaysThere =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00A0©·–—‘’“”…';

/** All characters that pages of a site may show, each once, in a fixed order. */
export function listCharacters(config: SiteConfig): string[] {
  const { entities, site } = config;
  const found = new Set(alwaysThere);
  const references = new Set<string>();
  for (const written of readWhole(config)) {
    for (const character of written.characters) found.add(character);
    for (const reference of written.references) references.add(reference);
  }
  const countries = entities.notices
    .flatMap(listNoticeCountries)
    .map((country) => nameCountry(country, site.language));
  const hours = entities.places.map((place) =>
    JSON.stringify([writeWeek(place, config), writeSpecialDays(place, config)]),
  );
  const months = monthNames.map((_, month) =>
    new Intl.DateTimeFormat(site.language, { month: 'long' }).format(new Date(2001, month, 1)),
  );
  const regions = entities.counselors.flatMap((counselor) =>
    (listRegions(counselor) ?? []).map((region) => nameRegion(region, site)),
  );
  // Characters that HTML writes by name or number, as in `caf&eacute;`.
  const { tree } = parseHtml([...references].join(' '));
  const made = [
    ...months,
    ...regions,
    ...countries,
    ...hours,
    JSON.stringify(tree?.children ?? []),
  ];
  for (const text of made) addCharacters(text, found);
  return [...found].toSorted();
}

const hasItalicTag = memoizeByString((text) => /<(em|i|cite)\b/.test(text));

/** Whether some text of a site is in italics. */
export function hasItalics(config: SiteConfig): boolean {
  return readWhole(config).some(({ isItalic }) => isItalic);
}

/** The demands on typefaces of the texts in a part of a config. */
interface Written {
  characters: Set<string>;
  references: Set<string>;
  isItalic: boolean;
}

/** What is written in a config: entries that stay as they are, are not looked through again. */
function readWhole({ entities, ...settings }: SiteConfig): Written[] {
  const lists: readonly object[][] = Object.values(entities);
  return [readValue(settings), ...lists.flatMap((list) => chunkEntries(list).map(readEntries))];
}

const chunkEntries = createChunker<object>();

const readEntries = memoizeByObject((entries: readonly object[]) => readValue(entries));

function readValue(value: unknown): Written {
  const written: Written = { characters: new Set(), references: new Set(), isItalic: false };
  collectCharacters(value, written);
  return written;
}

/** Goes through texts one by one: as one text, those of a large site would take as much memory again. */
function collectCharacters(value: unknown, written: Written): void {
  if (typeof value === 'string') {
    addCharacters(value, written.characters);
    for (const reference of readReferences(value)) written.references.add(reference);
    written.isItalic ||= hasItalicTag(value);
  } else if (Array.isArray(value)) {
    for (const item of value) collectCharacters(item, written);
  } else if (isObject(value)) {
    for (const [key, child] of Object.entries(value)) {
      addCharacters(key, written.characters);
      collectCharacters(child, written);
    }
  }
}

function addCharacters(text: string, found: Set<string>): void {
  for (const character of readCharacters(text)) found.add(character);
}

const readReferences = memoizeByString((text) => listOnce(text.match(/&#?\w+;?/g)));

/** Those that are not always there, and their capitals: styles set some texts in capitals. */
const readCharacters = memoizeByString((text) =>
  listOnce(`${text}${text.toUpperCase()}`.match(/[^\0-\x7f]/gu)),
);

function listOnce(found: readonly string[] | null): readonly string[] {
  return found ? [...new Set(found)] : [];
}
