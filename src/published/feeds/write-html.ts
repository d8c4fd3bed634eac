import type { RichText } from '../../payload/payload';
import { escapeXml } from '../../content/html/escape-markup';
import { findPictureFile } from '../../payload/picture-files';

const empty = new Set(['br', 'hr']);

/**
 * Formatted text as HTML for other programs: all its addresses are absolute.
 *
 * @param page the whole address of the page that the text is on
 */
export function writeHtml(nodes: RichText, page: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeXml(node);
      const { tag, attributes = {}, children = [], picture } = node;
      if (picture) {
        const { alt, width, height } = picture;
        const src = new URL(findPictureFile(picture), page).href;
        return writeTag('img', { src, alt, width: String(width), height: String(height) });
      }
      const { href, colSpan: colspan, rowSpan: rowspan } = attributes;
      if (empty.has(tag)) return writeTag(tag, {});
      const start = writeTag(tag, {
        ...(href !== undefined && { href: new URL(href, page).href }),
        ...(colspan !== undefined && { colspan }),
        ...(rowspan !== undefined && { rowspan }),
      });
      return `${start}${writeHtml(children, page)}</${tag}>`;
    })
    .join('');
}

function writeTag(tag: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeXml(value)}"`,
  );
  return `<${tag}${written.join('')}>`;
}
