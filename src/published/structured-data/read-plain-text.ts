import type { RichText } from '../../payload/payload';

/** Within a line of text; every other element begins a new one. */
const inLine = new Set(['strong', 'em', 'a', 'span']);

/** The words of a formatted text, one line a paragraph. */
export function readPlainText(nodes: RichText): string {
  const lines = nodes.map(readNode).join('').split('\n');
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

function readNode(node: RichText[number]): string {
  // Most texts have single spaces only, and finding that out is faster than replacing each.
  if (typeof node === 'string') return /[^\S ]| {2}/.test(node) ? node.replace(/\s+/g, ' ') : node;
  const text = (node.children ?? []).map(readNode).join('');
  // The cells of a row stand on one line.
  if (node.tag === 'td' || node.tag === 'th') return `${text.trim().replaceAll(/\n+/g, ' ')} `;
  return inLine.has(node.tag) ? text : `\n${text}\n`;
}
