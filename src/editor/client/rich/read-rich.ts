import type { Element, Properties, RootContent } from 'hast';
import type { Mark, Node, Schema } from '@tiptap/pm/model';
import { findMisplacedTag, findUnfinishedTag } from '../../../content/html/find-html-damage';
import { parsePlacedHtml } from '../../../content/html/parse-html';
import { sanitizeHtml } from '../../../content/html/sanitize-html';
import { allowedHtml } from '../../../content/html/plain-html';
import { words } from '../../words';
import { figurePicture } from './rich-elements';

/** Formatted text as it is edited. */
export interface ReadText {
  doc: Node;
  /** how each block is written; joined, they are the whole HTML */
  sources: string[];
}

/** What cannot be edited as formatted text, and why, in words. */
export interface UnreadText {
  fault: string;
}

class UnknownPart extends Error {}

/**
 * Reads HTML of the config for editing: links and placeholders as they are written. Whatever would get
 * lost on the way is a fault.
 */
export function readRich(schema: Schema, html: string): ReadText | UnreadText {
  const damage = findUnfinishedTag(html) ?? findMisplacedTag(html);
  if (damage) return { fault: damage.message };
  const removed = sanitizeHtml(html).removed.find(({ attribute }) => attribute === undefined);
  if (removed) return { fault: removed.message };
  const { tree, reason } = parsePlacedHtml(html);
  if (!tree) return { fault: reason };
  try {
    const blocks = groupBlocks(tree.children);
    const content = blocks.map((block) => readBlock(schema, block));
    // A table is followed by a paragraph to type into, which is not written while it is empty.
    const endsInText = content.length > 0 && content.at(-1)?.type.name !== 'table';
    const doc = schema.node('doc', null, endsInText ? content : [...content, schema.node('p')]);
    doc.check();
    return { doc, sources: content.length > 0 ? cutSources(html, blocks) : [html] };
  } catch (error) {
    if (error instanceof UnknownPart) return { fault: error.message };
    if (error instanceof RangeError) return { fault: words.otherNesting };
    throw error;
  }
}

/** Blocks of parsed HTML as nodes for editing; undefined when there is no place for a part of it. */
export function readBlocks(schema: Schema, children: readonly RootContent[]): Node[] | undefined {
  try {
    const nodes = groupBlocks(children).map((block) => readBlock(schema, block));
    for (const node of nodes) node.check();
    return nodes;
  } catch (error) {
    if (error instanceof UnknownPart || error instanceof RangeError) return undefined;
    throw error;
  }
}

const inlineTags = new Set(['strong', 'em', 'a', 'br', 'img']);

/** Whether a node is a part of a line. */
export function isInline(node: RootContent): boolean {
  return node.type === 'text' || (node.type === 'element' && inlineTags.has(node.tagName));
}

/** A block, or what stands in line without one around it. */
type Block = Element | RootContent[];

/** Spaces between blocks mean nothing. */
function groupBlocks(nodes: readonly RootContent[]): Block[] {
  const blocks: Block[] = [];
  let line: RootContent[] = [];
  const endLine = () => {
    if (line.some((node) => node.type !== 'text' || node.value.trim() !== '')) blocks.push(line);
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else if (node.type === 'element') {
      endLine();
      blocks.push(node);
    } else throw new UnknownPart(words.otherNesting);
  }
  endLine();
  return blocks;
}

/** Each block has what follows it up to the next one. */
function cutSources(html: string, blocks: readonly Block[]): string[] {
  const starts = blocks.map((block) => {
    const first = Array.isArray(block) ? block[0] : block;
    const offset = first?.position?.start.offset;
    if (offset === undefined) throw new UnknownPart(words.otherNesting);
    return offset;
  });
  return starts.map((start, index) =>
    html.slice(index === 0 ? 0 : start, starts[index + 1] ?? html.length),
  );
}

function readBlock(schema: Schema, block: Block, inItem = false): Node {
  if (Array.isArray(block)) {
    const written = inItem ? null : 'bare';
    return schema.node('p', { written }, readLine(schema, block));
  }
  const { tagName, children } = block;
  const type = schema.nodes[tagName];
  if (!type || !allowedHtml.has(tagName)) throw new UnknownPart(words.notEditedHere(tagName));
  if (tagName === 'p') {
    return type.create({ written: inItem ? 'wrapped' : null }, readLine(schema, children));
  }
  if (type.inlineContent) return type.create(null, readLine(schema, children));
  if (tagName === 'table') return readTable(schema, children);
  if (cells.has(tagName)) return type.create(readCell(block), readItem(schema, children));
  if (tagName === 'figure') {
    const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    return type.create(
      null,
      parts.map((part) => readFigurePart(schema, part)),
    );
  }
  if (tagName === 'li') return type.create(null, readItem(schema, children));
  return type.create(
    null,
    groupBlocks(children).map((child) => readBlock(schema, child)),
  );
}

/** The content of an item of a list or a cell of a table: it begins with a line. */
function readItem(schema: Schema, children: readonly RootContent[]): Node[] {
  const content = groupBlocks(children).map((child) => readBlock(schema, child, true));
  return content[0]?.type.name === 'p' ? content : [schema.node('p'), ...content];
}

const cells = new Set(['th', 'td']);

function readTable(schema: Schema, children: readonly RootContent[]): Node {
  const parts = onlyElements(children);
  const caption = parts.find(({ tagName }) => tagName === 'caption');
  const rows = parts
    .filter((part) => part !== caption)
    .flatMap((part) => (part.tagName === 'tr' ? [part] : onlyElements(part.children)));
  const readRow = (row: Element) =>
    schema.node(
      'tr',
      null,
      onlyElements(row.children).map((cell) => readBlock(schema, cell)),
    );
  return schema.node('table', null, [
    schema.node('caption', null, readLine(schema, caption?.children ?? [])),
    schema.node('tbody', null, rows.map(readRow)),
  ]);
}

function onlyElements(nodes: readonly RootContent[]): Element[] {
  return nodes.filter((node) => node.type === 'element');
}

function readCell({ properties: { colSpan, rowSpan, scope } }: Element) {
  return {
    colspan: Number(colSpan ?? 1),
    rowspan: Number(rowSpan ?? 1),
    ...(scope !== undefined && { scope }),
  };
}

function readFigurePart(schema: Schema, part: RootContent): Node {
  if (part.type !== 'element') throw new UnknownPart(words.otherNesting);
  return part.tagName === 'img'
    ? schema.node(figurePicture, readAttributes(part.properties))
    : readBlock(schema, part);
}

function readLine(
  schema: Schema,
  nodes: readonly RootContent[],
  marks: readonly Mark[] = [],
): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type === 'text') return node.value === '' ? [] : [schema.text(node.value, marks)];
    if (node.type !== 'element') throw new UnknownPart(words.otherNesting);
    const { tagName, properties, children } = node;
    const mark = schema.marks[tagName]?.create(readAttributes(properties));
    if (mark) return readLine(schema, children, mark.addToSet(marks));
    const type = schema.nodes[tagName];
    if (!type?.isInline) throw new UnknownPart(words.notEditedHere(tagName));
    return [type.create(readAttributes(properties), undefined, marks)];
  });
}

function readAttributes(properties: Properties): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, String(value)]),
  );
}
