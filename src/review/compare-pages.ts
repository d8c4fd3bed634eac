import { followFolder, listMovedFolders } from '../content/moved-folders';
import { isObject } from '../utils/json';
import { normalizePath } from '../payload/page-paths';
import type { PageHead, PagePayload, PlacedBlock } from '../payload/payload';
import type { Change, Names } from './change';
import { compareNamed, compareValues, writeLines } from './compare-values';
import { isReordered, matchItems, type Likeness } from './match-items';
import { inLanguage, nameInWords, readLines, readName } from '../build/outputs/readable-text';

/** What happened to one page. */
export interface PageChange {
  status: 'added' | 'removed' | 'moved' | 'changed';
  /** its address now; of a removed page the one it had */
  path: string;
  title: string;
  /** of a moved page: where it was */
  oldPath?: string;
  /** of a moved or removed page: where its old address leads now */
  redirect?: string;
  changes: Change[];
}

/** How the parts of a head are called; undefined for what follows from the address. */
const headNames = {
  title: 'Title in search results',
  openTitle: 'Title in previews of shared links',
  description: 'Text in search results',
  canonical: undefined,
  robots: 'Search engines',
  feed: 'Feed of posts',
  podcast: 'Podcast feed',
} satisfies Names<keyof PageHead>;

/** How the settings of a page are called; undefined for what is compared in other ways. */
export const settingNames = {
  path: undefined,
  head: undefined,
  header: 'Header shown',
  actionBar: 'Buttons at the bottom shown',
  footer: 'Footer shown',
  accent: 'Accent',
  quickExit: 'Quick exit shown',
  announcements: 'Announcements',
  blocks: undefined,
  customBlocks: undefined,
  base: undefined,
  languages: undefined,
} satisfies Names<keyof PagePayload>;

type Redirects = readonly { from: string; to: string }[];

/** A page, and what it was made from when its route is made for each entry of a list. */
export interface OriginatedPage extends PagePayload {
  origin?: { id: string; name: string };
  /** where that is another one than the main one of the site */
  language?: string;
}

/**
 * Compares the pages of two versions of a site.
 *
 * @param redirects those of the new version
 * @returns pages with changes only: first what was removed, moved and added, then what changed
 */
export function comparePages(
  before: readonly OriginatedPage[],
  after: readonly OriginatedPage[],
  redirects: Redirects,
): PageChange[] {
  const oldPages = new Map(before.map((page) => [page.path, page]));
  const newPaths = new Set(after.map(({ path }) => path));
  const changed = after.flatMap((page) => {
    const old = oldPages.get(page.path);
    const changes = old ? comparePage(old, page) : [];
    return changes.length > 0 ? [{ status: 'changed' as const, ...nameOf(page), changes }] : [];
  });

  const gone = before.filter(({ path }) => !newPaths.has(path));
  const fresh = after.filter(({ path }) => !oldPages.has(path));
  const ids = new Set(before.map(({ origin }) => origin?.id));
  const idsByName = new Map(before.map(({ origin }) => [origin?.name, origin?.id]));
  // Pages of two counselors say nearly the same; a new id with the old name is the same counselor.
  const describeNew = (page: OriginatedPage) => {
    const { origin } = page;
    const known = origin && (ids.has(origin.id) ? origin.id : idsByName.get(origin.name));
    return describePage(page, known ?? origin?.id);
  };
  const { pairs } = matchItems(
    gone.map((page) => describePage(page, page.origin?.id)),
    fresh.map(describeNew),
    false,
  );
  const origins = new Map(
    pairs.flatMap(([from, to]): [OriginatedPage, OriginatedPage][] => {
      const old = gone[from];
      const page = fresh[to];
      return old && page ? [[page, old]] : [];
    }),
  );
  const moved = [...origins].map(([page, old]): PageChange => ({
    status: 'moved',
    ...nameOf(page),
    oldPath: old.path,
    ...followRedirect(old.path, redirects),
    changes: comparePage(old, page),
  }));
  const stayed = new Set(origins.values());
  const removed = gone
    .filter((page) => !stayed.has(page))
    .map((page): PageChange => ({
      status: 'removed',
      ...nameOf(page),
      ...followRedirect(page.path, redirects),
      changes: [],
    }));
  const added = fresh
    .filter((page) => !origins.has(page))
    .map((page): PageChange => ({
      status: 'added',
      ...nameOf(page),
      changes: page.blocks.map((block) => addBlock(block)),
    }));
  return [...removed, ...moved, ...added, ...changed];
}

/** How a review calls a page; of another language than the main one with its name. */
export function nameOf({ path, head, language }: OriginatedPage): { path: string; title: string } {
  return { path, title: language === undefined ? head.title : inLanguage(head.title, language) };
}

function followRedirect(path: string, redirects: Redirects): { redirect?: string } {
  const redirect =
    redirects.find(({ from }) => normalizePath(from) === path)?.to ??
    followFolder(path, listMovedFolders(redirects));
  return redirect === undefined ? {} : { redirect };
}

/** A page is recognized at another address by its words. */
function describePage({ blocks, language = '' }: OriginatedPage, madeFrom = ''): Likeness {
  return {
    kind: `${language} ${madeFrom}`,
    words: blocks.map(({ block }) => writeLines(block)).join(' '),
  };
}

function comparePage(before: PagePayload, after: PagePayload): Change[] {
  return [
    ...compareNamed({ ...before.head }, { ...after.head }, headNames),
    ...compareNamed(readSettings(before), readSettings(after), settingNames),
    ...compareBlocks(before.blocks, after.blocks),
  ];
}

/** A page without a button for leaving does not have it; only pages that have it say so. */
function readSettings(page: PagePayload): Record<string, unknown> {
  return { ...page, quickExit: page.quickExit ?? false };
}

function compareBlocks(before: readonly PlacedBlock[], after: readonly PlacedBlock[]): Change[] {
  const matches = matchItems(before.map(describeBlock), after.map(describeBlock));
  const changes = [
    ...matches.removed.flatMap((index): Change[] => {
      const block = before[index];
      return block
        ? [{ kind: 'text', place: [nameBlock(block)], before: writeLines(block.block) }]
        : [];
    }),
    ...matches.pairs.flatMap(([from, to]) => {
      const block = after[to];
      return block ? compareValues(before[from]?.block, block.block, '', [nameBlock(block)]) : [];
    }),
    ...matches.added.flatMap((index) => {
      const block = after[index];
      return block ? [addBlock(block)] : [];
    }),
  ];
  if (!isReordered(matches)) return changes;
  return [
    ...changes,
    {
      kind: 'order',
      place: ['Order of the blocks'],
      before: listBlocks(before),
      after: listBlocks(after),
    },
  ];
}

function addBlock(block: PlacedBlock): Change {
  return { kind: 'text', place: [nameBlock(block)], after: writeLines(block.block) };
}

function describeBlock({ block }: PlacedBlock): Likeness {
  return { kind: block.type, id: block.anchor, words: readLines(block).join(' ') };
}

function listBlocks(blocks: readonly PlacedBlock[]): string {
  return blocks.map(nameBlock).join(', ');
}

/** `Accordion “Questions about sessions”` */
function nameBlock({ block }: PlacedBlock): string {
  const parts: unknown[] = Object.values(block);
  const name = readName(block) ?? parts.filter(isObject).map(readName).find(Boolean);
  return name ? `${nameInWords(block.type)} “${name}”` : nameInWords(block.type);
}
