import {
  getIn,
  isJsonObject,
  type Json,
  type JsonObject,
  type Path,
  readText,
} from '../../utils/json';
import { renameOwner } from '../make-site/make-people';
import { getList } from '../model/paths';
import type { EntryList } from './list-entries';

/** An entry that comes with another one: what those of others look like. */
export interface Model {
  value: JsonObject;
  owner: JsonObject;
}

/** The first entry of a list that names one of another list in a setting, with that. */
export function findModel(
  config: Json,
  list: EntryList,
  setting: string,
  other: EntryList,
): Model | undefined {
  const values = new Map(listGroups(config, other).map((value) => [value['id'], value]));
  for (const owner of listGroups(config, list)) {
    const value = values.get(owner[setting] ?? '');
    if (value) return { value, owner };
  }
  return undefined;
}

export function listGroups(config: Json, { path }: EntryList): JsonObject[] {
  return getList(config, path).filter(isJsonObject);
}

/** What a new one has from the start: it is of the same kind. */
export function beginLike({ value }: Model): JsonObject {
  const { provider = '', kind = '' } = value;
  return { provider, kind };
}

/** The settings whose words `nameLike` makes of the name of the owner. */
export const namedLike = ['title', 'fallback'];

/** A new one in the words of its model, with the name of its owner. */
export function nameLike(value: JsonObject, model: Model, owner: JsonObject): JsonObject {
  const name = readText(owner['name']) ?? '';
  const firstName = readText(owner['firstName']);
  const named = renameOwner(model.value, model.owner, { name, ...(firstName && { firstName }) });
  const label = getIn(named, ['fallback', 'label']) ?? '';
  const { title = '' } = named;
  return { ...value, title: distinguish(title, model.value['title'], name), fallback: { label } };
}

/** A title with a name after it, in each language in which it would be that of another one. */
function distinguish(title: Json, other: Json | undefined, name: string): Json {
  if (!isJsonObject(title)) return title === other ? `${String(title)}: ${name}` : title;
  return Object.fromEntries(
    Object.entries(title).map(([language, text]) => [
      language,
      distinguish(text, isJsonObject(other) ? other[language] : undefined, name),
    ]),
  );
}

/** An entry whose image is described by its name, as long as nobody says more: a portrait. */
export function describePortrait(entry: JsonObject): JsonObject {
  const { name, image } = entry;
  if (typeof name !== 'string' || !isJsonObject(image)) return entry;
  const isDescribed = Boolean(image['alt']) || image['decorative'] === true;
  return isDescribed || !image['src'] ? entry : { ...entry, image: { ...image, alt: name } };
}

/** The description of a new image file at a place in the config: for a portrait, the name of the person. */
export function suggestAlt(config: Json, path: Path, file: string): string {
  const owner = getIn(config, path.slice(0, -2));
  if (path.at(-2) !== 'image' || !isJsonObject(owner)) return '';
  const described = describePortrait({ ...owner, image: { src: file } });
  return readText(getIn(described, ['image', 'alt'])) ?? '';
}
