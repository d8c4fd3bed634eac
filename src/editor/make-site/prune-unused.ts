import { entityKinds, findListedKind, type EntityKind } from '../../content/entities';
import { toPascalCase } from '../../content/schema/bundle-schema';
import { definition, siteSchema } from '../../content/schema/walk-schema';
import { isJsonObject, isList, type JsonObject } from '../../utils/json';
import { filterEntries, readEntries } from './read-config';
import { findListed } from './visible-entries';
import { listParts, type WrittenPart } from './rewrite-config';

/** Takes out the entries that nothing shows or names, and the records of files that nothing uses. */
export function pruneUnused(config: JsonObject): JsonObject {
  const used = findUsed(config);
  const left = filterEntries(config, (_kind, entry) => used.has(entry));
  const files = listFiles(left);
  const { media } = left;
  if (!isList(media)) return left;
  const records = media.filter(isJsonObject).flatMap((record) => {
    const named = isList(record['files']) ? record['files'] : [];
    const kept = named.filter((file) => typeof file === 'string' && files.has(file));
    return kept.length > 0 ? [{ ...record, files: kept }] : [];
  });
  return { ...left, media: records };
}

/** Entries that pages show or are made for, and those that these name. */
function findUsed(config: JsonObject): ReadonlySet<JsonObject> {
  const { entities: _entities, embeds: _embeds, media: _media, ...others } = config;
  const used = new Set<JsonObject>();
  const waiting: WrittenPart[][] = [listParts(others, siteSchema)];
  const use = (kind: EntityKind, isMeant: (entry: JsonObject) => boolean) => {
    for (const entry of readEntries(config, kind)) {
      if (used.has(entry) || !isMeant(entry)) continue;
      used.add(entry);
      const schema = kind === 'embed' ? 'Embed' : toPascalCase(kind);
      waiting.push(listParts(entry, definition(schema)));
    }
  };
  for (let parts = waiting.pop(); parts; parts = waiting.pop()) {
    for (const { value, node } of parts) {
      if (isJsonObject(value)) {
        const listed = findListed(node);
        if (listed) use(listed, createChooser(value, node));
        const made = findListedKind(value['forEach']);
        if (made) use(made, () => true);
        continue;
      }
      const kind = entityKinds.find((each) => each === node.entity);
      if (kind) use(kind, ({ id }) => id === value);
    }
  }
  return used;
}

/** Which entries a list shows: those that it names, else all; and of these, those that it selects. */
function createChooser(
  list: JsonObject,
  { properties = {} }: WrittenPart['node'],
): (entry: JsonObject) => boolean {
  const settings = Object.entries(properties);
  const named = settings.flatMap(([name, { whenEmpty }]) => (whenEmpty ? [list[name]] : []));
  const isChosen = named.some((ids) => isList(ids) && ids.length > 0);
  const selecting = settings.flatMap(([name, { selects }]) =>
    selects && list[name] !== undefined ? [name] : [],
  );
  return (entry) => !isChosen && selecting.every((name) => entry[name] === list[name]);
}

/** Links can lead to files, too. */
const fileFormats = new Set(['image', 'video', 'pdf', 'file', 'font', 'link']);

/** The files that a config names, but for the records of where they come from. */
export function listFiles(config: JsonObject): ReadonlySet<string> {
  const { media: _media, ...others } = config;
  return new Set(
    listParts(others, siteSchema).flatMap(({ value, node: { format = '' } }) => {
      if (typeof value !== 'string') return [];
      if (format === 'html')
        return [...value.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, file = '']) => file);
      return fileFormats.has(format) ? [value] : [];
    }),
  );
}
