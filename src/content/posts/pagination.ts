import type { Cards, LinkCards, Route, SiteConfig } from '../../generated/config-types';
import { choosePosts, createPostArchive, type PostArchive } from './post-archive';
import { selectEntries } from '../shown-entries';

/**
 * Which part of a list of cards a page shows: of all entries or those of a year, the pages count from
 * 1.
 */
export interface PageSlice {
  year?: string;
  number: number;
}

/** Cards that have pages of their own where there are many, and which block of their page they are in. */
export interface PaginatedList {
  block: number;
  cards: Exclude<Cards, LinkCards>;
}

/** The lists on a page that have further pages: the first one gets them. */
export function listPaginatedLists({
  path,
  blocks,
}: Pick<Route, 'path' | 'blocks'>): PaginatedList[] {
  // That page has no address of its own.
  if (path === '*') return [];
  return blocks.flatMap((each, block) => {
    if (each.type !== 'card-grid' || each.cards.of === 'links') return [];
    const { cards } = each;
    const isPaged = readPerPage(cards) !== undefined || (cards.of === 'posts' && cards.byYear);
    return isPaged ? [{ block, cards }] : [];
  });
}

/** How many cards a page of a list has; not all kinds of cards need to have pages. */
export function readPerPage(cards: Cards): number | undefined {
  return 'perPage' in cards ? cards.perPage : undefined;
}

/** What is listed: the cards with their placeholders filled in, and the posts of the site. */
interface Listed {
  cards: PaginatedList['cards'];
  config: SiteConfig;
  archive: PostArchive;
}

/** The years that a list has pages for, the latest first. */
export function listYears({ cards, archive }: Omit<Listed, 'config'>): string[] {
  return cards.of === 'posts' && cards.byYear ? archive.listYears(cards.tag) : [];
}

/** How many pages a list has, or the posts of a year in it. */
export function countPages({ cards, config, archive }: Listed, year?: string): number {
  const perPage = readPerPage(cards);
  if (perPage === undefined) return 1;
  const { length } =
    cards.of === 'posts' ? choosePosts(cards, archive, year) : selectEntries(config, cards);
  return Math.max(1, Math.ceil(length / perPage));
}

/** The address of a part of the list at `/a`: `/a`, `/a/page/2`, `/a/2026`, `/a/2026/page/2`. */
export function writeSlicePath(
  path: string,
  { year, number }: PageSlice,
  { labels }: Pick<SiteConfig, 'labels'>,
): string {
  const base = path === '/' ? '' : path;
  const list = year === undefined ? base : `${base}/${year}`;
  return number > 1 ? `${list}/${labels.pageFolder}/${number}` : list || '/';
}

/** The cards of a list with their placeholders filled in. */
export function fillCards<T extends PaginatedList['cards']>(
  cards: T,
  fill: (text: string) => string,
): T {
  if (cards.of !== 'posts') return cards;
  return {
    ...cards,
    ...(cards.tag !== undefined && { tag: fill(cards.tag) }),
    ...(cards.except !== undefined && { except: fill(cards.except) }),
    ...(cards.relatedTo !== undefined && { relatedTo: fill(cards.relatedTo) }),
  };
}

/**
 * Makes a function that lists what the further pages of a page show, which has a list with many
 * cards. The page itself, with the first of them, is left out.
 */
export function createPaginator(
  config: SiteConfig,
): (route: Route, fill: (text: string) => string) => PageSlice[] {
  let archive: PostArchive | undefined;
  return (route, fill) => {
    const [list] = listPaginatedLists(route);
    if (!list) return [];
    archive ??= createPostArchive(config);
    const listed = { cards: fillCards(list.cards, fill), config, archive };
    const further = listNumbers(2, countPages(listed)).map((number) => ({ number }));
    const ofYears = listYears(listed).flatMap((year) =>
      listNumbers(1, countPages(listed, year)).map((number) => ({ year, number })),
    );
    return [...further, ...ofYears];
  };
}

function listNumbers(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
