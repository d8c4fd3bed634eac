import type { Element, Nodes, Properties, Root } from 'hast';
import { adviseAttribute, adviseTag } from './advise-markup';
import { checkLink } from './check-link';
import { allowedHtml } from './plain-html';

/** Something in HTML that does not reach the page; offsets count in the HTML. */
export interface Removal {
  message: string;
  offset: number;
  length: number;
  /** set when an allowed attribute has a value that is refused */
  attribute?: 'href' | 'src';
  hint?: string;
  /** what to write in its place, and elsewhere in the HTML, if that is certain */
  edits?: readonly HtmlEdit[];
}

/** Characters to replace; the first edit of a removal is at the place of the removal. */
export interface HtmlEdit {
  offset: number;
  length: number;
  text: string;
}

const listedTags = `Allowed are ${[...allowedHtml.keys()].join(', ')}.`;

const refusedComment = 'Comments are not allowed in HTML.';

/** Everything in parsed HTML that is not on the allow-list, in the order of the text. */
export function listRemovals(tree: Root, html: string): Removal[] {
  const removals: Removal[] = [];
  collectRemovals(tree, html, removals);
  if (removals.length === 0) return listDroppedTags(html);
  // The parser repeats an unclosed <b> in each paragraph after it.
  const seen = new Set<number>();
  return removals.filter(({ offset }) => !seen.has(offset) && seen.add(offset));
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
      removals.push(refuseElement(node));
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
      const message = `"${readAttributeName(element, name, html)}" is not allowed in <${tagName}>.`;
      const hint = adviseAttribute(name);
      const edits = hint === undefined ? undefined : deleteAttribute(element, name, html, place);
      return [{ message, ...place, ...(hint && { hint }), ...(edits && { edits }) }];
    }
    const cell = refuseOfCell(name, value);
    if (cell) return [{ ...cell, ...place }];
    const fault = name === 'href' ? checkLink(String(value))?.message : undefined;
    return fault ? [{ message: fault, ...place, attribute: 'href' }] : [];
  });
  const reason = tagName === 'img' ? refuseImage(properties) : undefined;
  return reason ? [...removals, { ...reason, ...locateNode(element) }] : removals;
}

/** Why an attribute of a cell does not reach the page. */
export function refuseOfCell(
  name: string,
  value: Properties[string],
): Pick<Removal, 'message' | 'hint'> | undefined {
  if (name === 'scope') {
    return value === 'col' || value === 'row'
      ? undefined
      : {
          message: `"${String(value)}" is not a scope of header cells.`,
          hint: 'Write "col" for the header of a column or "row" for that of a row.',
        };
  }
  if (name !== 'colSpan' && name !== 'rowSpan') return undefined;
  return /^(?:[1-9]|1\d|20)$/.test(String(value))
    ? undefined
    : {
        message: `"${name.toLowerCase()}" must be a whole number from 1 to 20.`,
        hint: 'Write the number of cells that this cell takes the place of.',
      };
}

/** Why a picture in HTML does not reach the page. */
export function refuseImage({
  src,
  alt,
}: Properties): Pick<Removal, 'message' | 'hint' | 'attribute'> | undefined {
  if (typeof src !== 'string' || !src.startsWith('/images/')) {
    const message = 'The path of an image starts with "/images/".';
    const hint = 'Copy the file into public/images, then write "/images/photo.jpg".';
    return { message, hint, ...(typeof src === 'string' && { attribute: 'src' }) };
  }
  return typeof alt === 'string'
    ? undefined
    : {
        message: 'This image has no description for people who cannot see it.',
        hint: 'Describe the image in alt=\\"…\\", or write alt=\\"\\" if it adds nothing to the text.',
      };
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
      ...(tag !== undefined && { hint: 'Delete the tag and keep the text.' }),
      ...place,
    }));
}

/** An element of a kind that is not allowed, with what to write in place of its two tags. */
function refuseElement(element: Element): Removal {
  const { tagName, data } = element;
  const { hint: advice, instead } = adviseTag(tagName) ?? {};
  const place = locateNode(element);
  const { start, end } = data?.position?.closing ?? {};
  const closing = start?.offset;
  const hint =
    instead && closing === undefined
      ? `Write <${instead}> and </${instead}> around the words instead.`
      : (advice ?? listedTags);
  const edits =
    instead === undefined || closing === undefined
      ? undefined
      : [
          { ...place, text: instead && `<${instead}>` },
          {
            offset: closing,
            length: (end?.offset ?? closing) - closing,
            text: instead && `</${instead}>`,
          },
        ];
  return {
    message: refuseTag(tagName),
    ...place,
    hint,
    ...(edits && { edits }),
  };
}

/** The name as it is written: `data-id`, not the `dataId` of the parser. */
function readAttributeName(element: Element, name: string, html: string): string {
  const { start, end } = element.data?.position?.properties?.[name] ?? {};
  const [written = name] = html.slice(start?.offset, end?.offset).split(/[\s=]/, 1);
  return written.toLowerCase();
}

/** Its value, and what is before and behind that: the name with the space before it, the quotes. */
function deleteAttribute(
  element: Element,
  name: string,
  html: string,
  value: { offset: number; length: number },
): HtmlEdit[] | undefined {
  const { start, end } = element.data?.position?.properties?.[name] ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return undefined;
  const from = /\s/.test(html.charAt(start.offset - 1)) ? start.offset - 1 : start.offset;
  const behind = value.offset + value.length;
  return [
    { ...value, text: '' },
    { offset: from, length: value.offset - from, text: '' },
    { offset: behind, length: end.offset - behind, text: '' },
  ];
}

function refuseTag(tag: string): string {
  return `<${tag}> is not allowed in text.`;
}

function locateNode(node: Nodes): { offset: number; length: number } {
  const opening = node.type === 'element' ? node.data?.position?.opening : undefined;
  const { start, end } = opening ?? node.position ?? {};
  const offset = start?.offset ?? 0;
  return { offset, length: Math.max(1, (end?.offset ?? offset) - offset) };
}
