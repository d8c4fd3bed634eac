import { findListedKind } from '../../content/entities';
import { getIn, isList, isSame, type Json, type JsonObject, readText } from '../../utils/json';
import { createDeadLinkTest } from './find-dead-links';
import { pruneUnused } from './prune-unused';
import {
  filterEntries,
  isFixed,
  readAddress,
  readBlocks,
  readEntries,
  readPages,
} from './read-config';
import { isDated, listShown, nameArea } from './visible-entries';
import { removeDeadLinks } from './remove-dead-links';

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
  const legal = getIn(config, ['navigation', 'footer', 'legal']);
  const links = isList(legal) ? legal.map((link) => readText(getIn(link, ['href']))) : [];
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
