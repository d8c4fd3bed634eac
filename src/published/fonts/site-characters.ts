import { monthNames } from '../../config/content/read-day';
import { listRegions, nameCountry, nameRegion } from '../../config/content/regions';
import { parseHtml } from '../../config/html/parse-html';
import { rememberTexts } from '../../config/remember-texts';
import { isObject } from '../../contract/is-object';
import type { SiteConfig } from '../../generated/config-types';
import { writeSpecialDays, writeWeek } from '../../pages/write-hours';

/** What browsers, widgets and later changes of a text may need beside the words of the config. */
const alwaysThere =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00A0©·–—‘’“”…';

/** All characters that pages of a site may show, each once, in a fixed order. */
export function listCharacters(config: SiteConfig): string[] {
  const { entities, site } = config;
  const found = new Set(alwaysThere);
  const references = new Set<string>();
  collectCharacters(config, found, references);
  const countries = entities.notices.map(({ region }) =>
    region ? nameCountry(region, site.language) : '',
  );
  const hours = entities.places.map((place) =>
    JSON.stringify([writeWeek(place, config), writeSpecialDays(place, config)]),
  );
  const months = monthNames.map((_, month) =>
    new Intl.DateTimeFormat(site.language, { month: 'long' }).format(new Date(2001, month, 1)),
  );
  const regions = entities.counselors.flatMap((counselor) =>
    (listRegions(counselor) ?? []).map((region) => nameRegion(region, site)),
  );
  // What HTML writes by name or number, as in `caf&eacute;`.
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

const hasItalicTag = rememberTexts((text) => /<(em|i|cite)\b/.test(text));

/** Whether some text of a site is in italics. */
export function hasItalics(value: unknown): boolean {
  if (typeof value === 'string') return hasItalicTag(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasItalics);
}

/** Goes through texts one by one: as one text, those of a large site would take as much memory again. */
function collectCharacters(value: unknown, found: Set<string>, references: Set<string>): void {
  if (typeof value === 'string') {
    addCharacters(value, found);
    for (const reference of readReferences(value)) references.add(reference);
  } else if (Array.isArray(value)) {
    for (const item of value) collectCharacters(item, found, references);
  } else if (isObject(value)) {
    for (const [key, child] of Object.entries(value)) {
      addCharacters(key, found);
      collectCharacters(child, found, references);
    }
  }
}

function addCharacters(text: string, found: Set<string>): void {
  for (const character of readCharacters(text)) found.add(character);
}

const readReferences = rememberTexts((text) => listOnce(text.match(/&#?\w+;?/g)));

/** Those that are not always there. */
const readCharacters = rememberTexts((text) => listOnce(text.match(/[^\0-\x7f]/gu)));

function listOnce(found: readonly string[] | null): readonly string[] {
  return found ? [...new Set(found)] : [];
}
