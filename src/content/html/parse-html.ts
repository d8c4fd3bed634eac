import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { isPlainHtml } from './plain-html';
import { readPlainTree } from './read-plain-tree';

const maxLength = 200_000;
const maxOpenTags = 100;
export const maxDepth = 32;

/** What came of parsing HTML: its tree, or why there is none. */
type ParsedHtml = { tree: Root; reason?: undefined } | { tree?: undefined; reason: string };

/**
 * Parses HTML, with the offsets of attributes in `data.position` unless it is plain. Gives no tree
 * but a reason when the HTML is so long or so deep that it could use up the memory or the stack.
 */
export function parseHtml(html: string): ParsedHtml {
  return parseWith((text) => readPlainTree(text) ?? readTree(text), html);
}

/** Parses HTML with the position of each node, also where it is plain: that takes longer. */
export function parsePlacedHtml(html: string): ParsedHtml {
  return parseWith(readTree, html);
}

function parseWith(read: (html: string) => Root | undefined, html: string): ParsedHtml {
  if (html.length > maxLength) return { reason: 'The text is too long.' };
  if (countOpenTags(html) > maxOpenTags) {
    return { reason: 'Too many tags are opened and not closed.' };
  }
  const tree = read(html);
  if (!tree) return { reason: 'The text contains an unreadable tag.' };
  if (measureDepth(tree) > maxDepth) return { reason: 'The tags are nested too deeply.' };
  return { tree };
}

/** False for HTML that is certainly neither too long nor too deep, found without parsing. */
export function mayBeTooLarge(html: string): boolean {
  // A parser nests a few tags deeper than they are written; half of the depth leaves room for them.
  return html.length > maxLength || countOpenTags(html) > maxDepth / 2;
}

/** Undefined when the parser fails, as it does over attributes with the name "constructor". */
function readTree(html: string): Root | undefined {
  try {
    return fromHtml(html, { fragment: true, verbose: !isPlainHtml(html) });
  } catch {
    return undefined;
  }
}

/** All elements below a node, in their order. */
export function listElements(node: Root | RootContent): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...listElements(child)] : [],
  );
}

/** The most tags that are open at the same time, taking every tag without an end as open. */
function countOpenTags(html: string): number {
  let open = 0;
  let most = 0;
  for (const [tag] of html.matchAll(/<\/?(?!(?:br|hr|img)\b)[a-z]/gi)) {
    open = tag.startsWith('</') ? Math.max(0, open - 1) : open + 1;
    most = Math.max(most, open);
  }
  return most;
}

function measureDepth(root: Root): number {
  let depth = 0;
  let level: (Root | RootContent)[] = [root];
  while (level.length > 0) {
    level = level.flatMap((node) => ('children' in node ? node.children : []));
    depth += 1;
  }
  return depth;
}
