import { getIn, isList, type Json, type Path, readText } from '../../utils/json';
import type { Change } from '../model/apply-change';
import { hasRoomFor } from '../model/languages';
import { listPagesOf } from '../model/find-route';
import { makeUnique } from '../model/write-edits';
import { isWithin, getList } from '../model/paths';
import { followLinks, splitLink } from './find-uses';
import { findNode, type RootSchema } from './schema-node';

/** What comes of moving a block to another page. */
export interface BlockMove {
  changes: Change[];
  /** its anchor there, if that page has another block with the one it had */
  newAnchor: string | undefined;
  /** settings in which links follow */
  links: Path[];
  /** settings with links that no address can be written for: of pages of entries, there are several */
  lost: Path[];
}

interface Places {
  /** where the block is: `['routes', 0, 'blocks', 2]` */
  from: Path;
  /** where it shall be, on another page */
  to: Path;
}

/**
 * Which pages, as positions in the list of routes, a block can be moved to: others that
 * have room for it in each language.
 */
export function listPagesWithRoom(root: RootSchema, config: Json, [, own]: Path): number[] {
  const { maxItems = Infinity } = findNode(root, config, ['routes', 0, 'blocks']) ?? {};
  return [...getList(config, ['routes']).entries()].flatMap(([index, route]) => {
    const blocks = getIn(route, ['blocks']);
    return index !== own && isList(blocks) && hasRoomFor(config, blocks, maxItems) ? [index] : [];
  });
}

/**
 * Moves a block to another page. Links to the block follow it, and links in it to other blocks of its
 * page lead back there.
 */
export function planBlockMove(root: RootSchema, config: Json, { from, to }: Places): BlockMove {
  const [source, target] = [from.slice(0, 2), to.slice(0, 2)];
  const block = getIn(config, from) ?? {};
  const anchor = readText(getIn(block, ['anchor']));
  const unique = makeUnique(block, getList(config, to.slice(0, -1)));
  const next = readText(getIn(unique, ['anchor']));
  const addresses = listAddresses(config, source);
  const lost: Path[] = [];

  const follow = (href: string, path: Path): string => {
    const link = splitLink(href);
    const isInside = isWithin(path, from);
    const leadsToSource =
      link.address === '' ? isWithin(path, source) : addresses.has(link.address);
    if (link.anchor === '' || !leadsToSource) return href;
    const leadsToBlock = link.anchor === anchor;
    // Within the block, a link without an address still leads to the page that it is on.
    if (link.address === '' && leadsToBlock && isInside) return `#${next}`;
    if (!leadsToBlock && !(link.address === '' && isInside)) return href;
    const address = findAddress(config, leadsToBlock ? target : source);
    if (address === undefined) lost.push(path);
    return address === undefined
      ? href
      : `${address}${link.query}#${leadsToBlock ? next : link.anchor}`;
  };

  const links = followLinks(root, config, follow);
  const newAnchor = next === anchor ? undefined : next;
  return {
    changes: [
      ...links.map(({ path, value }): Change => ({ op: 'set', path, value })),
      ...(newAnchor === undefined
        ? []
        : [{ op: 'set', path: [...from, 'anchor'], value: newAnchor } as const]),
      { op: 'move', from, to },
    ],
    newAnchor,
    links: links.map(({ path }) => path),
    lost,
  };
}

/** All that links to a page begin with: its address, and those that are redirected to it. */
function listAddresses(config: Json, page: Path): ReadonlySet<string> {
  const own = [readText(getIn(config, [...page, 'path'])), ...listPagesOf(config, page)];
  const former = getList(config, ['redirects'])
    .filter((redirect) => own.includes(readText(getIn(redirect, ['to']))))
    .map((redirect) => readText(getIn(redirect, ['from'])));
  return new Set([...own, ...former].filter((address) => address !== undefined));
}

/** The one address of a page. Pages of entries have several; nothing leads to the page not found. */
function findAddress(config: Json, page: Path): string | undefined {
  const path = readText(getIn(config, [...page, 'path']));
  const isMany = getIn(config, [...page, 'forEach']) !== undefined;
  return path === '*' || isMany ? undefined : path;
}
