import { type EntityKind, entityKinds, findListedKind } from '../../content/entities';
import {
  getIn,
  isJsonObject,
  isList,
  isSame,
  type Json,
  type JsonObject,
  readText,
} from '../../utils/json';
import { getList } from '../model/paths';
import { createDeadLinkTest, removeDeadLinks } from './remove-dead-links';
import {
  filterEntries,
  isFixed,
  readAddress,
  readBlocks,
  readEntries,
  readPages,
} from './read-config';
import { findListed, isDated, listShown, nameArea } from './sections';
import { toPascalCase } from '../../content/schema/bundle-schema';
import { definition, siteSchema } from '../../content/schema/walk-schema';
import { listParts, type WrittenPart } from './rewrite-config';

/**
 * Takes areas out of a config, and whatever leads nowhere without them: links, menu entries, cards,
 * redirects, pages that have nothing left to show, and entries that nothing shows any more. The schema
 * says how much goes with a part: whatever requires it.
 *
 * @param original the valid config that links led somewhere in
 * @param config the same, perhaps without some entries, or with others
 * @param names areas and their parts, see `listLeftOut`
 */
export function removeSections(
  original: JsonObject,
  config: JsonObject,
  names: readonly string[],
): JsonObject {
  const bearing = new Set(
    readPages(original)
      .filter((page) => isAboutShown(original, page))
      .map(readAddress),
  );
  let left = leaveOut(original, config, names);
  for (;;) {
    const before = left;
    left = removeDeadLinks(left, createDeadLinkTest(original, left));
    left = dropBarePages(left, bearing);
    left = pruneUnused(left);
    if (isSame(before, left)) return left;
  }
}

function leaveOut(original: JsonObject, config: JsonObject, names: readonly string[]): JsonObject {
  const left = filterEntries(config, (kind, entry) =>
    kind === 'embed' ? !names.includes(String(entry['kind'])) : !names.includes(nameArea(kind)),
  );
  const routes = readPages(left).map((page) => ({
    ...page,
    blocks: readBlocks(page).filter(
      (block) => !listShown(original, block).some((name) => names.includes(name)),
    ),
  }));
  return { ...left, routes };
}

/** Cards are something to show too, even those that are written right there. */
function showsAny(config: Json, block: JsonObject): boolean {
  return block['cards'] !== undefined || listShown(config, block).length > 0;
}

/** Whether a page is about what its blocks show: an event below texts of its own is only added there. */
function isAboutShown(config: Json, page: JsonObject): boolean {
  const blocks = readBlocks(page);
  return blocks.some(
    (block, index) =>
      showsAny(config, block) &&
      (!isDated(String(block['type'])) || blocks.slice(0, index).every(isOpening)),
  );
}

/** Whether a block comes before what a page is about. */
function isOpening({ type }: JsonObject): boolean {
  return type === 'banner' || type === 'hero' || type === 'notice';
}

/** Pages that every site has, and those that all pages must link to, such as an imprint. */
function isNeeded(config: JsonObject, page: JsonObject): boolean {
  const links = getList(config, ['navigation', 'footer', 'legal']).map((link) =>
    readText(getIn(link, ['href'])),
  );
  return isFixed(page) || links.includes(readAddress(page));
}

/** A page goes when all is gone that its blocks showed, or all that it was made for. */
function dropBarePages(config: JsonObject, bearing: ReadonlySet<string>): JsonObject {
  const routes = readPages(config).filter((page) => {
    if (isNeeded(config, page)) return true;
    const blocks = readBlocks(page);
    const kind = findListedKind(page['forEach']);
    const isMade = !kind || readEntries(config, kind).length > 0;
    const isBare = bearing.has(readAddress(page)) && !blocks.some((one) => showsAny(config, one));
    return isMade && blocks.length > 0 && !isBare;
  });
  return { ...config, routes };
}

/** Takes out the entries that nothing shows or names, and the records of files that nothing uses. */
function pruneUnused(config: JsonObject): JsonObject {
  const used = findUsed(config);
  const left = filterEntries(config, (_kind, entry) => used.has(entry));
  const files = listFiles(left);
  const { media } = left;
  if (!isList(media)) return left;
  const records = media.filter(isJsonObject).flatMap((record) => {
    const named = getList(record, ['files']);
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
