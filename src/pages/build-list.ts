import {
  countPages,
  fillCards,
  listPaginatedLists,
  listYears,
  readPerPage,
  writeSlicePath,
  type PageSlice,
} from '../content/posts/pagination';
import { fillPlaceholders, type ExpandedRoute } from '../content/placeholders/dynamic-routes';
import { fillLabel } from '../payload/fill-label';
import { formatNumber, formatYear } from '../utils/format-number';
import type { ListLinks, RowLink } from '../payload/list-links';
import type { BuildContext, ShownPart } from './build-context';
import type { PlacedBlock } from '../payload/payload';

/** The list of a page that has many cards: which of them the page shows, and links to the others. */
export interface BuiltList {
  block: number;
  shown: ShownPart;
  links: ListLinks;
}

/** What a page shows of its list; undefined for a page that has none with further pages. */
export function buildList(expanded: ExpandedRoute, context: BuildContext): BuiltList | undefined {
  const { route, scope, part = { number: 1 } } = expanded;
  const [list] = listPaginatedLists(route);
  if (!list) return undefined;
  const { config, archive } = context;
  const fill = (text: string) => fillPlaceholders(text, scope);
  const { year, number } = part;
  const listed = { cards: fillCards(list.cards, fill), config, archive };
  const perPage = readPerPage(list.cards) ?? Infinity;
  const start = perPage === Infinity ? 0 : (number - 1) * perPage;
  const path = fill(route.path);
  const addressOf = (other: PageSlice) => writeSlicePath(path, other, config);
  const years = listYears(listed);
  const count = countPages(listed, year);
  return {
    block: list.block,
    shown: { ...(year !== undefined && { year }), start, end: start + perPage },
    links: {
      ...(years.length > 1 && {
        years: {
          name: config.labels.yearsOfList,
          links: [undefined, ...years].map((other) => linkYear(other, part, addressOf, context)),
        },
      }),
      ...(count > 1 && {
        pages: {
          name: config.labels.pagesOfList,
          links: linkPages(part, count, addressOf, context),
        },
      }),
    },
  };
}

type AddressOf = (part: PageSlice) => string;

function linkYear(
  year: string | undefined,
  part: PageSlice,
  addressOf: AddressOf,
  { config: { labels, site } }: BuildContext,
): RowLink {
  return {
    label: year === undefined ? labels.allYears : formatYear(year, site.language),
    href: addressOf({ ...(year !== undefined && { year }), number: 1 }),
    ...(year === part.year && { current: true }),
  };
}

function linkPages(
  part: PageSlice,
  count: number,
  addressOf: AddressOf,
  { config: { labels, site } }: BuildContext,
): RowLink[] {
  const { language } = site;
  const { number: current } = part;
  const hrefOf = (number: number) => addressOf({ ...part, number });
  const numbers = listPageNumbers(current, count).map((number, index, all): RowLink => ({
    label: formatNumber(number, language),
    href: hrefOf(number),
    name: fillLabel(labels.pageOfList, { number: formatNumber(number, language) }),
    ...(number === current && { current: true }),
    ...(index > 0 && all[index - 1] !== number - 1 && { gap: true }),
  }));
  const previous: RowLink = { label: labels.previousPage, href: hrefOf(current - 1), rel: 'prev' };
  const next: RowLink = { label: labels.nextPage, href: hrefOf(current + 1), rel: 'next' };
  return [...(current > 1 ? [previous] : []), ...numbers, ...(current < count ? [next] : [])];
}

/** Up to so many pages, each of them links to all others. */
const maxListed = 9;

/**
 * The pages that a page of a list links to: the first, the last, those around it, and some in equal
 * distances between. Each page is at most two clicks from any other one, with some 2·√count links.
 */
export function listPageNumbers(current: number, count: number): number[] {
  const step = count <= maxListed ? 1 : Math.ceil(Math.sqrt(count));
  const around = Math.floor(step / 2);
  return Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 ||
      number === count ||
      number % step === 0 ||
      Math.abs(number - current) <= Math.max(1, around),
  );
}

/** A link to what visitors can follow, and the cards that it belongs to. */
export interface LinkBelowCards {
  /** which block of the page the cards are */
  block: number;
  label: string;
  href: string;
}

/** Adds a quiet link below some cards of a page. */
export function linkBelowCards(
  placed: readonly PlacedBlock[],
  { block: cards, label, href }: LinkBelowCards,
): PlacedBlock[] {
  return placed.map((each, index) => {
    const { block } = each;
    if (index !== cards || block.type !== 'card-grid') return each;
    const link = { label, href, style: 'quiet' as const };
    return { ...each, block: { ...block, actions: [...(block.actions ?? []), link] } };
  });
}
