import type { Element, ElementContent, Properties, RootContent, Text } from 'hast';
import { adviseTag } from '../../../content/html/advise-markup';
import { checkLink, completeLink } from '../../../content/html/check-link';
import { refuseImage, refuseOfCell } from '../../../content/html/list-removals';
import { parseHtml } from '../../../content/html/parse-html';
import { allowedHtml } from '../../../content/html/plain-html';
import { readUrl } from '../../../content/html/read-url';
import { arrangeBlocks, isBlock } from './arrange-blocks';
import { isNumberOfItem, readWordItem } from './word-lists';

/** Elements that hold no words of a text: they go with all that is in them. */
const noText = new Set(
  'head style script title meta link xml template noscript svg math iframe object select'.split(
    ' ',
  ),
);

/** Elements that begin a new line, and are not allowed themselves. */
const otherBlocks = new Set(
  'div section article main header footer aside nav address pre form fieldset center dl dt dd'.split(
    ' ',
  ),
);

/**
 * The content of HTML from the clipboard as blocks of allowed elements, as if it had been typed here:
 * headings, lists, links, bold and italic words stay, how it looked does not. Undefined when it is too
 * large to be read.
 */
export function cleanPaste(html: string): ElementContent[] | undefined {
  const { tree } = parseHtml(cutFragment(html));
  return tree && arrangeBlocks(cleanNodes(tree.children));
}

/** Programs mark what was copied; around it is what they need themselves. */
function cutFragment(html: string): string {
  const fragment = /<!--StartFragment-->(.*)<!--EndFragment-->/s.exec(html)?.[1] ?? html;
  // Excel leaves the table out.
  return /^\s*<(?:col|colgroup|tr)\b/i.test(fragment) ? `<table>${fragment}</table>` : fragment;
}

function cleanNodes(nodes: readonly RootContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ type: 'text', value: cleanText(node.value) }];
    return node.type === 'element' ? cleanElement(node) : [];
  });
}

/** Spaces that keep words together are made by programs more often than by people. */
function cleanText(text: string): string {
  return text.replace(/[\u00AD\u200B\uFEFF]/g, '').replace(/[\s\u00A0]+/g, ' ');
}

function cleanElement(element: Element): ElementContent[] {
  const { tagName, properties } = element;
  const style = String(properties['style'] ?? '');
  if (noText.has(tagName) || isNumberOfItem(style)) return [];
  const children = cleanNodes(element.children);
  const tag = chooseTag(tagName, style);
  if (tag === 'p') return [make(tag, children, { ...readWordItem(element, style) })];
  if (tag === 'br' || tag === 'hr') return [make(tag, [])];
  if (tag === 'img') return refuseImage(properties) ? [] : [make(tag, [], pick(tag, properties))];
  if (tag === 'a') {
    const href = cleanLink(String(properties['href'] ?? ''));
    return href === undefined ? children : putAround('a', children, { href });
  }
  if (tag === 'strong' || tag === 'em') return putAround(tag, children);
  if (tag === 'th' || tag === 'td') return [make(tag, children, pickSpans(properties))];
  if (tag !== undefined) return [make(tag, children)];
  if (otherBlocks.has(tagName)) {
    return children.some(isBlock)
      ? [brokenLine(), ...children, brokenLine()]
      : [make('p', children)];
  }
  const isBold = /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i.test(style);
  const slanted = /(?:^|;)\s*font-style:\s*italic/i.test(style)
    ? putAround('em', children)
    : children;
  return isBold ? putAround('strong', slanted) : slanted;
}

/** The allowed tag for an element; undefined if only what is in it stays. */
function chooseTag(tagName: string, style: string): string | undefined {
  // Google Docs wraps everything in one of these.
  if (tagName === 'b' && /(?:^|;)\s*font-weight:\s*(?:normal|400)/i.test(style)) return undefined;
  if (allowedHtml.has(tagName)) return tagName;
  return adviseTag(tagName)?.instead || undefined;
}

/** A mark around words; around each line, where it was around several. */
function putAround(tag: string, children: ElementContent[], properties = {}): ElementContent[] {
  if (!children.some(isBlock)) {
    const hasWords = children.some((child) => child.type !== 'text' || child.value !== '');
    return hasWords ? [make(tag, children, properties)] : [];
  }
  return children.flatMap((child) =>
    child.type === 'element' && isBlock(child)
      ? [{ ...child, children: putAround(tag, child.children, properties) }]
      : putAround(tag, [child], properties),
  );
}

/** A link that may be on the site; those of Google Docs lead to where they mean. */
function cleanLink(href: string): string | undefined {
  const url = readUrl(href.trim());
  const meant =
    url?.hostname === 'www.google.com' && url.pathname === '/url'
      ? url.searchParams.get('q')
      : null;
  const link = completeLink(meant ?? href.trim());
  return link.startsWith('#') || checkLink(link) ? undefined : link;
}

function pick(tag: string, properties: Properties): Properties {
  const names = allowedHtml.get(tag) ?? [];
  return Object.fromEntries(names.map((name) => [name, properties[name]]));
}

function pickSpans({ colSpan, rowSpan }: Properties): Properties {
  return Object.fromEntries(
    Object.entries({ colSpan, rowSpan }).filter(
      ([name, value]) => value !== undefined && !refuseOfCell(name, value),
    ),
  );
}

/** Nothing, where a line ends. */
function brokenLine(): Element {
  return make('p', []);
}

function make(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}

/** Lines of plain text as paragraphs. */
export function splitLines(text: string): Element[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => make('p', [{ type: 'text', value: cleanText(line).trim() } satisfies Text]));
}
