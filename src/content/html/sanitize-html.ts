import type { Element, RootContent } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { checkLink } from './check-link';
import { listRemovals, refuseImage, refuseOfCell, type Removal } from './list-removals';
import { parseHtml } from './parse-html';
import { allowedHtml } from './plain-html';
import { toTelHref } from './contact-links';

/** An element of checked HTML: tag, attributes, children. */
export interface RichTextElement {
  tag: string;
  attributes?: Record<string, string>;
  children?: RichTextNode[];
}

/** Text, or an element of checked HTML. */
export type RichTextNode = string | RichTextElement;

/** HTML of the config, checked and parsed at build time: the browser never parses HTML strings. */
export type RichText = RichTextNode[];

const inTables = ['caption', 'thead', 'tbody', 'tr', 'th', 'td'];

// Every field is named: those left out would be taken from a schema that allows more.
const schema: Schema = {
  tagNames: [...allowedHtml.keys()],
  attributes: Object.fromEntries([...allowedHtml].map(([tag, names]) => [tag, [...names]])),
  protocols: { href: ['https', 'mailto', 'tel', 'sms'], src: ['https'] },
  ancestors: Object.fromEntries(inTables.map((tag) => [tag, ['table']])),
  clobber: [],
  clobberPrefix: null,
  required: {},
  strip: null,
  allowComments: false,
  allowDoctypes: false,
};

const containers = new Set([
  'ul',
  'ol',
  'li',
  'blockquote',
  'figure',
  'figcaption',
  'table',
  ...inTables,
]);
const blockTags = new Set([
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'figure',
  'figcaption',
  'table',
  ...inTables,
]);

/**
 * Parses HTML and keeps only what the allow-list names. `removed` lists everything that was left
 * out; it is empty for HTML of a checked config. Offsets count in `html`.
 */
export function sanitizeHtml(html: string): { nodes: RichText; removed: Removal[] } {
  const { tree, reason } = parseHtml(html);
  if (!tree) return { nodes: [], removed: [{ message: reason, offset: 0, length: html.length }] };
  const safe = sanitize(tree, schema);
  return {
    nodes: safe.type === 'root' ? compactNodes(safe.children, true) : [],
    removed: listRemovals(tree, html),
  };
}

/** @param betweenBlocks whether blocks can be here, so that spaces beside them mean nothing */
function compactNodes(nodes: readonly RootContent[], betweenBlocks: boolean): RichText {
  return nodes.flatMap((node, index): RichTextNode[] => {
    if (node.type === 'element') return compactElement(node);
    if (node.type !== 'text' || node.value === '') return [];
    const blank = betweenBlocks && node.value.trim() === '';
    return blank && (isBlockOrEdge(nodes[index - 1]) || isBlockOrEdge(nodes[index + 1]))
      ? []
      : [node.value];
  });
}

function compactElement({ tagName, properties, children }: Element): RichTextNode[] {
  if (tagName === 'img' && refuseImage(properties)) return [];
  const compact = compactNodes(children, containers.has(tagName));
  // A header cell without words names nothing: it is the corner of a table.
  const isCorner = tagName === 'th' && compact.length === 0;
  const attributes = Object.entries(properties).flatMap(([name, value]): [string, string][] => {
    const text = String(value);
    if (refuseOfCell(name, value) || (isCorner && name === 'scope')) return [];
    if (name !== 'href') return [[name, text]];
    return checkLink(text) ? [] : [[name, toTelHref(text)]];
  });
  return [
    {
      tag: isCorner ? 'td' : tagName,
      ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
      ...(compact.length > 0 && { children: compact }),
    },
  ];
}

function isBlockOrEdge(node: RootContent | undefined): boolean {
  return !node || (node.type === 'element' && blockTags.has(node.tagName));
}
