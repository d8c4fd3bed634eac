import { sanitizeHtml } from '../content/html/sanitize-html';
import { readPlainText } from '../published/structured-data/read-plain-text';
import type { BuildContext } from './build-context';
import { buildPicture } from './build-picture';
import type { RichText, RichTextNode } from '../payload/payload';

/**
 * Parses HTML of the config and measures its pictures.
 *
 * @param written the same with its placeholders, as the config has it
 * @throws Error when the size of a picture is not known
 */
export function buildRichText(html: string, context: BuildContext, written = html): RichText {
  const nodes = parseInLanguage(html, context, written);
  if (!/<(?:img|table)/i.test(html)) return nodes;
  return nodes.map((node) => {
    const measured = completeNode(node, context);
    // What is between paragraphs is not wider than they are.
    const alone = typeof measured !== 'string' && measured.picture;
    return alone ? { tag: 'figure', children: [measured] } : measured;
  });
}

/**
 * Parses HTML of the config. What is in the main language, on a page in another one, says so to screen
 * readers.
 *
 * @param written the same with its placeholders, as the config has it
 */
export function parseInLanguage(
  html: string,
  { config, untranslated }: Pick<BuildContext, 'config' | 'untranslated'>,
  written: string,
): RichText {
  const { nodes } = sanitizeHtml(html);
  const [main] = config.site.languages ?? [];
  // Where a page shows what an entry says, the page has a placeholder, and the entry the text.
  const isForeign = main !== undefined && (untranslated?.has(written) || untranslated?.has(html));
  return isForeign ? nodes.map((node) => nameLanguage(node, main)) : nodes;
}

function nameLanguage(node: RichTextNode, lang: string): RichTextNode {
  if (typeof node === 'string') return { tag: 'span', attributes: { lang }, children: [node] };
  return { ...node, attributes: { ...node.attributes, lang } };
}

/** Adds the sizes of pictures, and a region to each table: on phones, it can be scrolled by key. */
function completeNode(node: RichTextNode, context: BuildContext): RichTextNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  if (tag === 'img') {
    const { src = '', alt = '' } = attributes ?? {};
    return { tag, picture: buildPicture({ src, alt }, context) };
  }
  if (!children) return node;
  const complete = { ...node, children: children.map((child) => completeNode(child, context)) };
  if (tag !== 'table') return complete;
  const captions = children.filter((part) => typeof part === 'object' && part.tag === 'caption');
  const label = readPlainText(captions) || context.config.labels.table;
  return {
    tag: 'div',
    attributes: { role: 'region', 'aria-label': label, tabIndex: '0' },
    children: [complete],
  };
}

/** Formatted text for places without room for pictures. */
export function withoutPictures(nodes: RichText): RichText {
  return nodes.flatMap((node): RichText => {
    if (typeof node === 'string') return [node];
    if (node.tag === 'img') return [];
    return [node.children ? { ...node, children: withoutPictures(node.children) } : node];
  });
}
