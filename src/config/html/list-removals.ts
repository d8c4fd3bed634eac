import type { Element, Nodes, Properties, Root } from 'hast';
import { checkLink } from './check-link';
import { allowedHtml } from './plain-html';

/** Something in HTML that does not reach the page; offsets count in the HTML. */
export interface Removal {
  message: string;
  offset: number;
  length: number;
  /** set when an allowed attribute has a value that is refused */
  attribute?: 'href' | 'src';
}

const allowedTags = [...allowedHtml.keys()].join(', ');

const refusedComment = 'Comments are not allowed in HTML.';

/** Everything in parsed HTML that is not on the allow-list, in the order of the text. */
export function listRemovals(tree: Root, html: string): Removal[] {
  const removals: Removal[] = [];
  collectRemovals(tree, html, removals);
  return removals.length > 0 ? removals : listDroppedTags(html);
}

/** The place of an attribute's value, without its quotes where it has them. */
export function locateAttribute(
  element: Element,
  name: string,
  html: string,
): { offset: number; length: number } {
  const place = element.data?.position?.properties?.[name];
  const start = place?.start.offset;
  const end = place?.end.offset;
  if (start === undefined || end === undefined) return locateNode(element);
  const [, before = '', value = ''] =
    /^([^=]*=\s*["']?)(.*?)["']?$/s.exec(html.slice(start, end)) ?? [];
  return { offset: start + before.length, length: value.length };
}

function collectRemovals(node: Nodes, html: string, removals: Removal[]): void {
  if (node.type === 'comment' || node.type === 'doctype') {
    removals.push({ message: refusedComment, ...locateNode(node) });
  }
  if (node.type === 'element') {
    const allowed = allowedHtml.get(node.tagName);
    if (!allowed) {
      removals.push({ message: refuseTag(node.tagName), ...locateNode(node) });
      return;
    }
    removals.push(...listRemovedAttributes(node, allowed, html));
  }
  if ('children' in node) for (const child of node.children) collectRemovals(child, html, removals);
}

function listRemovedAttributes(
  element: Element,
  allowed: readonly string[],
  html: string,
): Removal[] {
  const { tagName, properties } = element;
  const removals = Object.entries(properties).flatMap(([name, value]): Removal[] => {
    const place = locateAttribute(element, name, html);
    if (!allowed.includes(name)) {
      const attribute = name === 'className' ? 'class' : name.toLowerCase();
      return [{ message: `"${attribute}" is not allowed in <${tagName}>.`, ...place }];
    }
    const fault = name === 'href' ? checkLink(String(value))?.message : undefined;
    return fault ? [{ message: fault, ...place, attribute: 'href' }] : [];
  });
  const reason = tagName === 'img' ? refuseImage(properties) : undefined;
  return reason ? [...removals, { ...reason, ...locateNode(element) }] : removals;
}

/** Why a picture in HTML does not reach the page. */
export function refuseImage({
  src,
  alt,
}: Properties): Pick<Removal, 'message' | 'attribute'> | undefined {
  if (typeof src !== 'string' || !src.startsWith('/images/')) {
    const message = 'Pictures must come from public/images: start with "/images/".';
    return { message, ...(typeof src === 'string' && { attribute: 'src' }) };
  }
  return typeof alt === 'string'
    ? undefined
    : { message: 'The picture has no "alt" that says what it shows.' };
}

/** What the parser passes over without a trace, such as `</div>` or `<td>` outside of a table. */
function listDroppedTags(html: string): Removal[] {
  return [...html.matchAll(/<(?:[!?]|\/?([a-z][^\s/>]*))[^>]*>?/gi)]
    .map((match) => ({
      tag: match[1]?.toLowerCase(),
      offset: match.index,
      length: match[0].length,
    }))
    .filter(({ tag }) => tag === undefined || !allowedHtml.has(tag))
    .map(({ tag, ...place }) => ({
      message: tag === undefined ? refusedComment : refuseTag(tag),
      ...place,
    }));
}

function refuseTag(tag: string): string {
  return `<${tag}> is not allowed. Allowed are ${allowedTags}.`;
}

function locateNode(node: Nodes): { offset: number; length: number } {
  const opening = node.type === 'element' ? node.data?.position?.opening : undefined;
  const { start, end } = opening ?? node.position ?? {};
  const offset = start?.offset ?? 0;
  return { offset, length: Math.max(1, (end?.offset ?? offset) - offset) };
}
