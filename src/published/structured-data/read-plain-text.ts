import type { RichText } from '../../payload/payload';

/** Within a line of text; every other element begins a new one. */
const inLine = new Set(['strong', 'em', 'a']);

/** The words of a formatted text, one line a paragraph. */
export function readPlainText(nodes: RichText): string {
  const text = nodes.map(readNode).join('');
  return text.replace(/[ \t]*\n\s*/g, '\n').trim();
}

function readNode(node: RichText[number]): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ');
  const text = (node.children ?? []).map(readNode).join('');
  return inLine.has(node.tag) ? text : `\n${text}\n`;
}
