import { isPagedKind } from '../../content/entities';
import { listPlaceholders } from '../../content/placeholders/written-placeholders';
import {
  getIn,
  isJsonObject,
  isList,
  type Json,
  type JsonObject,
  readText,
} from '../../utils/json';
import { blank } from '../../content/placeholders/reserved-values';
import { readAddress, readBlocks, readEntries, readPages } from './read-config';
import { stripAnchor } from '../../content/redirect-targets';

/** Whether a link leads nowhere in a config. */
export type IsDead = (href: string, page?: JsonObject) => boolean;

/** The addresses of pages, each with the anchors of its blocks. */
type Places = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Makes a test for links that led somewhere in a valid config and may lead nowhere now. What is made
 * for a page, such as its feed or the next part of its list, is there as long as the page is.
 */
export function createDeadLinkTest(original: Json, config: Json): IsDead {
  const before = listPlaces(original);
  const now = listPlaces(config);
  const isGone = (href: string, page?: JsonObject): boolean => {
    if (!/^[/#](?!\/)/.test(href)) return false;
    const [, address = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    const own = page && address === '' ? readAddress(page) : address;
    const goal = before.has(own) ? own : findNearest(own, before);
    if (goal === undefined) return false;
    const anchors = now.get(goal);
    if (!anchors) return true;
    return anchor !== undefined && hasAnchor(before, goal, anchor) && !anchors.has(anchor);
  };
  return (href, page) => {
    if (href.includes(blank) || namesMissing(href, config)) return true;
    if (before.has(stripAnchor(href))) return isGone(href, page);
    const filled = fillHref(href, config);
    return filled.length === 0 || filled.some((one) => isGone(one, page));
  };
}

/** Whether a link needs something that the site does not have: `tel:{site.phone}`. */
function namesMissing(href: string, config: Json): boolean {
  return listPlaceholders(href).some(
    ({ name, field }) => name === 'site' && getIn(config, ['site', field]) === undefined,
  );
}

function hasAnchor(places: Places, address: string, anchor: string): boolean {
  return places.get(address)?.has(anchor) ?? false;
}

/** The page that something was made for: `/news` for `/news/feed.xml`. Files belong to no page. */
function findNearest(address: string, places: Places): string | undefined {
  const above = address.replace(/\/[^/]*$/, '');
  if (above === '' || above === address) return undefined;
  return places.has(above) ? above : findNearest(above, places);
}

function listPlaces(config: Json): Places {
  const places = new Map<string, ReadonlySet<string>>();
  for (const page of readPages(config)) {
    const anchors = readBlocks(page).flatMap((block) => readText(block['anchor']) ?? []);
    for (const address of listAddresses(page, config)) places.set(address, new Set(anchors));
  }
  const redirects = getIn(config, ['redirects']);
  for (const redirect of isList(redirects) ? redirects : []) {
    const from = readText(getIn(redirect, ['from']));
    if (from !== undefined) places.set(from, new Set());
  }
  return places;
}

/** The addresses of a page in all languages: as they are written, and for each of its entries. */
function listAddresses(page: JsonObject, config: Json): string[] {
  const { path } = page;
  const written = isJsonObject(path)
    ? Object.entries(path).flatMap(([language, own]) => {
        const address = String(own);
        return [address, `/${language}${address === '/' ? '' : address}`];
      })
    : [String(path)];
  return written.flatMap((address) => [address, ...fillHref(address, config)]);
}

/** An address for each entry that its placeholders mean; as it is where they mean none. */
function fillHref(href: string, config: Json): string[] {
  const { name: kind } = listPlaceholders(href).find(({ name }) => isPagedKind(name)) ?? {};
  if (kind === undefined || !isPagedKind(kind)) return [href];
  return readEntries(config, kind).map((entry) =>
    href.replaceAll(/\{(\w+)\.(\w+)\}/g, (whole, name: string, field: string) =>
      name === kind ? (readText(entry[field]) ?? whole) : whole,
    ),
  );
}
