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
import type { IsDead } from './find-dead-links';
import { isFixed, readBlocks, readEntries, readPages } from './read-config';
import { findListed, listShown } from './visible-entries';
import { rewrite, rewriteConfig, type Rewriting } from './rewrite-config';

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
    const links = isList(entry['links']) ? entry['links'] : [];
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
  const menu = getIn(config, ['navigation', 'menu']);
  const links = (isList(menu) ? menu : []).filter(isJsonObject);
  const goal =
    links.find(({ href }) => readText(href) !== '/' && !isDead(readText(href) ?? '')) ?? links[0];
  if (goal?.['label'] === undefined || goal['href'] === undefined) return undefined;
  const { label, href } = goal;
  return rewriteBlock(block, {
    text: (text) => text,
    group: (group) => (isDead(readText(group['href']) ?? '/') ? { ...group, label, href } : group),
  });
}
