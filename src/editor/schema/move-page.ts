import { getIn, isList, type Json, locateText, type Path, readText } from '../../utils/json';
import { applyChange, applyChanges, type Change } from '../model/apply-change';
import { hasPage } from '../../content/languages/page-in-language';
import { listPages, listPagesOf } from '../model/find-route';
import { listLanguages } from '../model/languages';
import { insertItem, setTranslation } from '../model/write-edits';
import { slugify } from '../../utils/slugify';
import { words } from '../words';
import { getList } from '../model/paths';
import { followLinks, leadTo } from './find-uses';
import { findNode, type RootSchema } from './schema-node';

/** Where an old address leads. */
export interface AddedRedirect {
  from: string;
  to: string;
}

/** What comes of another address of a page. */
export interface PageMove {
  changes: Change[];
  redirects: AddedRedirect[];
  /** settings in which links follow */
  links: Path[];
}

interface Move {
  /** which of the routes; none for a page that is to be added */
  route: number | undefined;
  address: string;
  /** whose address it is, where that is another one than the main one */
  language?: string | undefined;
}

/** The typed path, with the slash that every path begins with. */
export function completeAddress(typed: string): string {
  return typed.trim().replace(/^(?=[^/])/, '/');
}

/** Why a page cannot have an address, in words; undefined when it can. */
export function findAddressFault(
  root: RootSchema,
  config: Json,
  { route, address, language }: Move,
): string | undefined {
  const { pattern = '', patternErrorMessage } = findNode(root, config, ['routes', 0, 'path']) ?? {};
  if (address === '*' || !new RegExp(pattern).test(address)) return patternErrorMessage;
  const others = listPages(config).filter((page) => page.route !== route);
  const own =
    route === undefined ? [address] : listMovedPages(config, { route, address, language });
  const taken = new Set(others.map(({ path }) => path));
  const isTaken = own.some((path) => taken.has(path)) || new Set(own).size < own.length;
  return isTaken ? words.addressTaken : undefined;
}

/**
 * Gives a page another address: its old one becomes a redirect, and what links to it follows. Of a page
 * for each entry of a list, all pages move, and those in other languages that have the same address.
 *
 * @param keepsOld whether the old address leads to the new one
 */
export function planMove(
  root: RootSchema,
  config: Json,
  { keepsOld, ...move }: Move & { route: number; keepsOld: boolean },
): PageMove {
  const { route, address, language } = move;
  const after = listMovedPages(config, move);
  const pages = listPagesOf(config, ['routes', route])
    .map((from, index) => ({ from, to: after[index] ?? address }))
    .filter(({ from, to }) => from !== to);
  // Links name a page by its address in the main language.
  const before =
    language === undefined ? readText(getIn(config, ['routes', route, 'path'])) : undefined;
  const written = before === undefined ? [] : [{ from: before, to: address }];
  const moved = new Map([...written, ...pages].map(({ from, to }) => [from, to]));
  const links = followLinks(root, config, leadTo(moved));
  const redirects = keepsOld ? pages : [];
  return {
    changes: [
      changeAddress(config, move),
      ...links.map(({ path, value }): Change => ({ op: 'set', path, value })),
      ...changeRedirects(config, new Set(pages.map(({ to }) => to)), redirects),
    ],
    redirects,
    links: links.map(({ path }) => path),
  };
}

/**
 * The move of a page to the path that its name makes, below the same page as before.
 *
 * @param page the route, its name and the language in which it has that name
 * @returns undefined where the path is the same or cannot be used
 */
export function nameMove(
  root: RootSchema,
  config: Json,
  { route, name, language }: { route: Path; name: string; language: string | undefined },
): (Move & { route: number; from: string; keepsOld: boolean }) | undefined {
  const from = readText(getIn(config, [...route, 'path']), language) ?? '';
  const move = {
    route: Number(route[1]),
    address: from.replace(/[^/]+$/, slugify(name)),
    language: language === listLanguages(config)[0] ? undefined : language,
  };
  const isPlain = /^\/[^{]+$/.test(from) && name !== '' && move.address !== from;
  if (!isPlain || findAddressFault(root, config, move) !== undefined) return undefined;
  return { ...move, from, keepsOld: true };
}

/** Gives a page and all pages below its path another one, see `planMove`. */
export function planMoves(
  root: RootSchema,
  config: Json,
  { keepsOld, ...move }: Move & { route: number; keepsOld: boolean },
): PageMove {
  let current = config;
  const plans = [move, ...listBelow(config, move)].map((one) => {
    const plan = planMove(root, current, { ...one, keepsOld });
    current = applyChanges(current, plan.changes).config;
    return plan;
  });
  return {
    changes: plans.flatMap(({ changes }) => changes),
    redirects: plans.flatMap(({ redirects }) => redirects),
    links: plans.flatMap(({ links }) => links),
  };
}

/** The pages below a page's path, with the paths that they get together with it. */
export function listBelow(
  config: Json,
  { route, address, language }: Move & { route: number },
): (Move & { route: number })[] {
  const languages = listLanguages(config);
  const paths = getList(config, ['routes']).map((one) =>
    language === undefined || hasPage(one, language, languages)
      ? readText(getIn(one, ['path']), language)
      : undefined,
  );
  const base = `${paths[route]}/`;
  return paths.flatMap((path, index) =>
    path?.startsWith(base)
      ? [{ route: index, address: `${address}/${path.slice(base.length)}`, language }]
      : [],
  );
}

/** Takes away what would hide the pages, and adds others. */
export function changeRedirects(
  config: Json,
  pages: ReadonlySet<unknown>,
  added: readonly AddedRedirect[],
): Change[] {
  const list = ['redirects'];
  const present = getList(config, list);
  const hiding = [...present.keys()].filter((index) => pages.has(getIn(present[index], ['from'])));
  const removals = hiding.toReversed().map((index): Change => ({
    op: 'remove',
    path: [...list, index],
  }));
  let current = config;
  const count = present.length - hiding.length;
  const insertions = added.map(({ from, to }, index) => {
    const change = insertItem(current, list, count + index, { from, to });
    if (!isList(getIn(config, list))) current = applyChange(current, change).config;
    return change;
  });
  return [...removals, ...insertions];
}

function listMovedPages(config: Json, move: Move & { route: number }): string[] {
  const change = changeAddress(config, move);
  return listPagesOf(applyChange(config, change).config, ['routes', move.route]);
}

function changeAddress(
  config: Json,
  { route, address, language }: Move & { route: number },
): Change {
  const place = ['routes', route, 'path'];
  return language === undefined
    ? { op: 'set', path: locateText(config, place), value: address }
    : setTranslation(config, [...place, language], address);
}
