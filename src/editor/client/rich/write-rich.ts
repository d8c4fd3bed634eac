import type { Mark, Node } from '@tiptap/pm/model';
import { escapeText } from '../../../content/html/escape-markup';
import { figurePicture } from './rich-elements';

/**
 * Writes what was edited as HTML of the config. Blocks that are as they were are written as they were;
 * blocks with nothing in them are left out.
 *
 * @param sources how blocks of the document were written
 */
export function writeRich(doc: Node, sources: WeakMap<Node, string>): string {
  return listChildren(doc)
    .map((node, index) => {
      const runsOn = wantsBare(node, doc) && !isBare(node, doc, index);
      return (runsOn ? undefined : sources.get(node)) ?? writeBlock(node, doc, index);
    })
    .join('');
}

function writeBlock(node: Node, parent: Node, index: number): string {
  const { type } = node;
  if (type.name === figurePicture) return writeOpening('img', node.attrs);
  if (type.isLeaf) return writeOpening(type.name, node.attrs);
  const parts = type.inlineContent
    ? [writeLine(node)]
    : listChildren(node).map((child, place) => writeBlock(child, node, place));
  if (type.name === 'tbody') return writeRows(node, parts);
  const inner = parts.join('');
  // An empty cell keeps its place.
  if (type.name === 'th' || type.name === 'td') {
    return `${writeOpening(type.name, node.attrs)}${inner}</${type.name}>`;
  }
  if (inner === '' || isBare(node, parent, index)) return inner;
  return `<${type.name}>${inner}</${type.name}>`;
}

/** The first rows that have only header cells are the head of their table. */
function writeRows(grid: Node, written: readonly string[]): string {
  const end = listChildren(grid).findIndex((row) =>
    listChildren(row).some(({ type }) => type.name !== 'th'),
  );
  const count = end === -1 ? written.length : end;
  return [['thead', written.slice(0, count)] as const, ['tbody', written.slice(count)] as const]
    .filter(([, part]) => part.length > 0)
    .map(([tag, part]) => `<${tag}>${part.join('')}</${tag}>`)
    .join('');
}

/** A paragraph without its tags; two of them would run together. */
function isBare(node: Node, parent: Node, index: number): boolean {
  return (
    wantsBare(node, parent) &&
    !wantsBare(parent.maybeChild(index - 1), parent) &&
    !wantsBare(parent.maybeChild(index + 1), parent)
  );
}

/** In them, a line alone needs no paragraph. */
const itemTags = new Set(['li', 'th', 'td']);

function wantsBare(node: Node | null, parent: Node): boolean {
  if (node?.type.name !== 'p') return false;
  const { written } = node.attrs as { written: string | null };
  return written === 'bare' || (written === null && itemTags.has(parent.type.name));
}

function writeLine(block: Node): string {
  let open: readonly Mark[] = [];
  let html = '';
  for (const node of [...listChildren(block), undefined]) {
    const marks = node?.marks ?? [];
    const same = marks.findIndex((mark, index) => !open[index]?.eq(mark));
    const kept = same < 0 ? Math.min(marks.length, open.length) : same;
    for (const { type } of open.slice(kept).toReversed()) html += `</${type.name}>`;
    for (const { type, attrs } of marks.slice(kept)) html += writeOpening(type.name, attrs);
    open = marks;
    if (node)
      html += node.isText ? escapeText(node.text ?? '') : writeOpening(node.type.name, node.attrs);
  }
  return html;
}

function writeOpening(tag: string, attributes: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (typeof value === 'number') return value > 1 ? [` ${name}="${value}"`] : [];
    return typeof value === 'string'
      ? [` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`]
      : [];
  });
  return `<${tag}${written.join('')}>`;
}

function listChildren(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, index) => node.child(index));
}
