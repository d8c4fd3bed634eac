import { applyChange } from '../model/apply-change';
import type { Change, Json, Path } from '../model/change';
import { isList, locateText, readText, readValue } from '../model/read-value';
import { listPages, listPagesOf } from '../preview/find-route';
import { insertItem } from '../state/write-edits';
import { words } from '../words';
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
}

/** Why a page cannot have an address, in words; undefined when it can. */
export function findAddressFault(
  root: RootSchema,
  config: Json,
  { route, address }: Move,
): string | undefined {
  const { pattern = '', patternErrorMessage } = findNode(root, config, ['routes', 0, 'path']) ?? {};
  if (address === '*' || !new RegExp(pattern).test(address)) return patternErrorMessage;
  const others = listPages(config).filter((page) => page.route !== route);
  const own = route === undefined ? [address] : listMovedPages(config, route, address);
  const taken = new Set(others.map(({ path }) => path));
  const isTaken = own.some((path) => taken.has(path)) || new Set(own).size < own.length;
  return isTaken ? words.addressTaken : undefined;
}

/**
 * Gives a page another address: its old one becomes a redirect, and what links to it follows. Of a page
 * for each entry of a list, all pages move.
 *
 * @param keepsOld whether the old address leads to the new one
 */
export function planMove(
  root: RootSchema,
  config: Json,
  { route, address, keepsOld }: { route: number; address: string; keepsOld: boolean },
): PageMove {
  const place = locateAddress(config, route);
  const after = listMovedPages(config, route, address);
  const pages = listPagesOf(config, ['routes', route]).map((from, index) => ({
    from,
    to: after[index] ?? address,
  }));
  const written = { from: readText(readValue(config, place)) ?? '', to: address };
  const moved = new Map([written, ...pages].map(({ from, to }) => [from, to]));
  const links = followLinks(root, config, leadTo(moved));
  const redirects = keepsOld ? pages : [];
  return {
    changes: [
      { op: 'set', path: place, value: address },
      ...links.map(({ path, value }): Change => ({ op: 'set', path, value })),
      ...changeRedirects(config, new Set(after), redirects),
    ],
    redirects,
    links: links.map(({ path }) => path),
  };
}

/** Takes away what would hide the pages, and adds others. */
function changeRedirects(
  config: Json,
  pages: ReadonlySet<unknown>,
  added: readonly AddedRedirect[],
): Change[] {
  const list = ['redirects'];
  const found = readValue(config, list);
  const present = isList(found) ? found : [];
  const hiding = [...present.keys()].filter((index) =>
    pages.has(readValue(present[index], ['from'])),
  );
  const removals = hiding.toReversed().map((index): Change => ({
    op: 'remove',
    path: [...list, index],
  }));
  let current = config;
  const count = present.length - hiding.length;
  const insertions = added.map(({ from, to }, index) => {
    const change = insertItem(current, list, count + index, { from, to });
    if (!isList(found)) current = applyChange(current, change).config;
    return change;
  });
  return [...removals, ...insertions];
}

function listMovedPages(config: Json, route: number, address: string): string[] {
  const change: Change = { op: 'set', path: locateAddress(config, route), value: address };
  return listPagesOf(applyChange(config, change).config, ['routes', route]);
}

/** Links name a page by its address in the main language. */
function locateAddress(config: Json, route: number): Path {
  return locateText(config, ['routes', route, 'path']);
}
