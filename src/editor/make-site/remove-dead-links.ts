import { entityKinds, findListedKind, isPagedKind } from '../../content/entities';
import { readLanguages } from '../../content/languages/read-languages';
import type { SchemaNode } from '../../content/schema/schema-node';
import { definition } from '../../content/schema/walk-schema';
import { hasPlaceholder, listPlaceholders } from '../../content/placeholders/written-placeholders';
import {
  getIn,
  isJsonObject,
  isList,
  type Json,
  type JsonObject,
  type Path,
  readText,
} from '../../utils/json';
import { getList } from '../model/paths';
import { isFixed, readAddress, readBlocks, readEntries, readPages } from './read-config';
import { findListed, listShown } from './sections';
import { rewrite, rewriteConfig, type Rewriting } from './rewrite-config';
import { blank } from '../../content/placeholders/reserved-values';
import { stripAnchor } from '../../content/redirect-targets';

/**
 * Takes links that lead nowhere out of a config, ids of entries that are gone, and lists with nothing
 * to show; and with each, whatever requires it.
 */
export function removeDeadLinks(config: JsonObject, isDead: IsDead): JsonObject {
  const { routes: _routes, ...others } = config;
  const languages = readLanguages(config);
  const rewriting = (page?: JsonObject): Rewriting => ({
    languages,
    text: (text, node) => {
      if (node.format === 'link') return isDead(text, page) ? undefined : text;
      if (node.entity !== undefined) return isThere(config, node, text) ? text : undefined;
      if (node.format !== 'html') return text;
      return unlink(text, (href) => isDead(href, page));
    },
    group: (group, node, before, path) => {
      const isEmptied = listNames(node).some((name) => before[name] !== undefined && !group[name]);
      const isGone = isEmptied || hasNothing(config, group, node);
      const isIdle = hasLostLink(group, before) || isQuestionOnly(group, before);
      return isGone || (isItem(path) && isIdle) ? undefined : group;
    },
  });
  const routes = readPages(config).map((page) => {
    const blocks = readBlocks(page).flatMap((block): JsonObject[] => {
      const left = rewriteBlock(block, rewriting(page));
      if (left) return [left];
      // What opens the pages that every site has must lead somewhere else instead.
      const isOpening = isFixed(page) && listShown(config, block).length === 0;
      const led = isOpening ? leadElsewhere(config, block, isDead) : undefined;
      return led ? [led] : [];
    });
    return { ...page, blocks };
  });
  return { ...rewriteConfig(leadMenuOn(others, isDead), rewriting()), routes };
}

function isItem(path: Path): boolean {
  return typeof path.at(-1) === 'number';
}

/** Whether a card, for example, is left without its button: it is about what that led to. */
function hasLostLink(group: JsonObject, before: JsonObject): boolean {
  return Object.entries(before).some(
    ([name, value]) =>
      isJsonObject(value) && value['href'] !== undefined && group[name] === undefined,
  );
}

/** Whether a question is left whose answer only led to what is gone. */
function isQuestionOnly({ question, answer }: JsonObject, before: JsonObject): boolean {
  return question !== undefined && hasLinks(before['answer']) && !hasLinks(answer);
}

function hasLinks(text: Json | undefined): boolean {
  return JSON.stringify(text ?? '').includes('<a ');
}

/** The settings of a group that choose what it shows; without a choice, it shows all. */
function listNames({ properties = {} }: SchemaNode): string[] {
  return Object.keys(properties).filter((name) => properties[name]?.whenEmpty);
}

/** A menu entry whose page is gone leads to the first of the pages below it. */
function leadMenuOn(config: JsonObject, isDead: IsDead): JsonObject {
  const { navigation } = config;
  const menu = getIn(navigation, ['menu']);
  if (!isJsonObject(navigation) || !isList(menu)) return config;
  const led = menu.filter(isJsonObject).map((entry): JsonObject => {
    if (!isDead(readText(entry['href']) ?? '/')) return entry;
    const links = getList(entry, ['links']);
    const hrefs = links.map((link) => readText(getIn(link, ['href'])) ?? '');
    const href = hrefs.find((one) => !hasPlaceholder(one) && !isDead(one));
    return href === undefined ? entry : { ...entry, href };
  });
  return { ...config, navigation: { ...navigation, menu: led } };
}

function rewriteBlock(block: JsonObject, rewriting: Rewriting): JsonObject | undefined {
  const left = rewrite(block, definition('Block'), rewriting);
  return isJsonObject(left) ? left : undefined;
}

/**
 * Whether an entry exists, and has a page if it is linked; a placeholder stands for one if it is filled
 * in for somebody.
 */
function isThere(config: Json, { entity, linksTo }: SchemaNode, id: string): boolean {
  const [placeholder] = listPlaceholders(id);
  if (linksTo === 'page' && !hasPages(config, entity)) return false;
  if (placeholder) {
    const { name, field } = placeholder;
    return !isPagedKind(name) || readEntries(config, name).some((one) => one[field] !== undefined);
  }
  const kind = entityKinds.find((each) => each === entity);
  return !kind || readEntries(config, kind).some((one) => one['id'] === id);
}

/** What shows a list, or is made for each of its entries, needs some; and their pages to link to. */
function hasNothing(config: Json, group: JsonObject, node: SchemaNode): boolean {
  const listed = findListed(node);
  const kinds = [listed, findListedKind(group['forEach'])];
  if (kinds.some((kind) => kind && readEntries(config, kind).length === 0)) return true;
  const { linksTo } = listNames(node).map((name) => node.properties?.[name])[0] ?? {};
  if (linksTo !== 'page' || !listed) return false;
  return !hasPages(config, listed);
}

/** Whether entries of a kind have pages. */
function hasPages(config: Json, kind: string | undefined): boolean {
  return readPages(config).some(({ forEach }) => findListedKind(forEach) === kind);
}

/** The words of a link stay where it is taken out. */
function unlink(html: string, isDead: (href: string) => boolean): string {
  return html.replace(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (whole, href: string, words) =>
    isDead(href) ? String(words) : whole,
  );
}

/** An opening whose links lead nowhere: they become links to the first page of the menu. */
function leadElsewhere(
  config: JsonObject,
  block: JsonObject,
  isDead: IsDead,
): JsonObject | undefined {
  const links = getList(config, ['navigation', 'menu']).filter(isJsonObject);
  const goal =
    links.find(({ href }) => readText(href) !== '/' && !isDead(readText(href) ?? '')) ?? links[0];
  if (goal?.['label'] === undefined || goal['href'] === undefined) return undefined;
  const { label, href } = goal;
  return rewriteBlock(block, {
    text: (text) => text,
    group: (group) => (isDead(readText(group['href']) ?? '/') ? { ...group, label, href } : group),
  });
}

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
  for (const redirect of getList(config, ['redirects'])) {
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
