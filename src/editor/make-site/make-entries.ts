import { nameKind, pagedKinds, type EntryKind } from '../../content/entities';
import { toPascalCase } from '../../content/schema/bundle-schema';
import { listPlaceholders } from '../../content/placeholders/written-placeholders';
import { isWording } from '../../content/schema/schema-node';
import { definition, siteSchema } from '../../content/schema/walk-schema';
import { entryKinds } from '../../generated/entry-kinds';
import { slugify } from '../../utils/slugify';
import { isJsonObject, isList, type Json, type JsonObject, readText } from '../../utils/json';
import { blank } from '../../content/placeholders/reserved-values';
import type { Answers } from './answers';
import { readEntries } from './read-config';
import { listParts, rewrite } from './rewrite-config';

/** A link to nowhere: the checks do not let it onto a live site. */
export const noLink = 'https://example.org/';

/**
 * An entry of which nothing is known: what must be there, with a blank in place of all words.
 *
 * @param named settings that pages take something from, too
 */
export function makeBlankEntry(
  sample: JsonObject,
  kind: EntryKind,
  picture: string,
  named: readonly string[] = [],
): JsonObject {
  const schema = definition(toPascalCase(kind));
  const { required = [], properties = {} } = schema;
  const settings = new Set([...required, ...named.filter((name) => !properties[name]?.entity)]);
  const needed = [...settings].flatMap((name): [string, Json][] => {
    const value = sample[name];
    if (value === undefined) return [];
    return [[name, isList(value) ? value.slice(0, 1) : value]];
  });
  const empty = rewrite(Object.fromEntries(needed), schema, {
    text: (text, node) => {
      if (node.format === 'link' && text.startsWith('https:')) return noLink;
      if (!isWording(node)) return text;
      return node.format === 'html' ? `<p>${blank}</p>` : blank;
    },
    group: (group, node) =>
      node.properties?.['decorative'] ? { src: picture, decorative: true } : group,
  });
  return isJsonObject(empty) ? empty : {};
}

/** The settings of entries of a kind that texts of a config name in braces: `{post.title}`. */
export function listNamedSettings(config: JsonObject, kind: EntryKind): string[] {
  return listParts(config, siteSchema).flatMap(({ value }) =>
    typeof value === 'string'
      ? listPlaceholders(value).flatMap(({ name, field }) => (name === kind ? [field] : []))
      : [],
  );
}

/** The first entry of a kind of which all were samples. */
export function makeFirstEntry(
  sample: JsonObject,
  kind: EntryKind,
  picture: string,
  named: readonly string[],
): JsonObject {
  const id = slugify(`first ${nameKind(kind)}`);
  const keys = pagedKinds.flatMap((each) => (each === kind ? [entryKinds[each].key] : []));
  const names = Object.fromEntries(keys.map((key) => [key, id]));
  return { ...makeBlankEntry(sample, kind, picture, named), ...names, id };
}

/** Where the practice is, as far as it is known. The ids stay, so that pages show the same places. */
export function makePlaces(sample: Json, { name, country, city = blank }: Answers): JsonObject[] {
  const places = readEntries(sample, 'place');
  return places.map((place, index) => {
    const { address: _address, ...empty } = makeBlankEntry(place, 'place', '');
    return {
      ...empty,
      id: place['id'] ?? `place-${index + 1}`,
      name: places.length === 1 ? name : blank,
      address: { street: blank, city, country },
    };
  });
}

/** A picture that pages show anyway, to stand where nobody has chosen one yet. */
export function findPicture(config: JsonObject): string {
  const { routes = [], entities = {} } = config;
  const parts: JsonObject[] = [{ routes }, { entities }];
  const [picture = ''] = parts.flatMap((part) =>
    listParts(part, siteSchema).flatMap(({ value, node }) =>
      node.format === 'image' && typeof value === 'string' ? [value] : [],
    ),
  );
  return picture;
}

/** An id that none of the others has, made of a name. */
export function makeId(name: string, taken: ReadonlySet<string>): string {
  const stem = slugify(name).slice(0, 60).replace(/-$/, '');
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.has(id)) return id;
  }
}

export function readId(entry: JsonObject): string {
  return readText(entry['id']) ?? '';
}
