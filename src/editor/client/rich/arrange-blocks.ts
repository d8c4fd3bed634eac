import type { Element, ElementContent, Text } from 'hast';
import { isInline } from './read-rich';
import { gatherWordItems } from './word-lists';

const headings = new Set(['h2', 'h3']);
const lists = new Set(['ul', 'ol']);
/** Parts of lists, figures and tables: outside of those, they become lines. */
const strays = new Set('li figcaption caption thead tbody tr th td'.split(' '));

export function isBlock(node: ElementContent): boolean {
  return !isInline(node);
}

/** Puts clean nodes where they may be: lines into paragraphs, items into lists. Empty ones go. */
export function arrangeBlocks(nodes: readonly ElementContent[]): Element[] {
  return gatherWordItems(groupLines(nodes).flatMap(arrangeBlock));
}

function groupLines(nodes: readonly ElementContent[]): Element[] {
  const blocks: Element[] = [];
  let line: Element | undefined;
  for (const node of nodes) {
    if (isInline(node)) {
      if (!line) blocks.push((line = makeParagraph()));
      line.children.push(node);
    } else if (node.type === 'element') {
      line = undefined;
      blocks.push(node);
    }
  }
  return blocks;
}

function arrangeBlock(block: Element): Element[] {
  const { tagName, children } = block;
  if (tagName === 'hr') return [block];
  if (lists.has(tagName)) return fill(block, arrangeItems(children));
  if (tagName === 'blockquote') return fill(block, arrangeBlocks(children).flatMap(toLines));
  if (tagName === 'figure') return arrangeFigure(block);
  if (tagName === 'table') return arrangeTable(block);
  if (strays.has(tagName)) return arrangeBlocks(children);
  if (children.some(isBlock)) return arrangeBlocks(children);
  return fill(block, headings.has(tagName) ? trimLine(dropBold(children)) : trimLine(children));
}

function fill(block: Element, children: ElementContent[]): Element[] {
  return children.length > 0 ? [{ ...block, children }] : [];
}

function arrangeItems(nodes: readonly ElementContent[]): Element[] {
  const items: Element[] = [];
  for (const node of groupLines(nodes)) {
    const last = items.at(-1);
    // Google Docs and Word put deeper lists beside the item that they belong to.
    if (lists.has(node.tagName) && last) last.children.push(...arrangeBlock(node));
    else items.push(...fill({ ...node, tagName: 'li' }, arrangeItem(node)));
  }
  return items;
}

/** Items hold lines and lists; one line needs no paragraph. */
function arrangeItem(item: Element): ElementContent[] {
  const parts = arrangeBlocks(item.tagName === 'li' ? item.children : [item])
    .flatMap((part) => (part.tagName === 'blockquote' ? part.children : toLines(part)))
    .filter((part) => part.type === 'element')
    .map((part) => (headings.has(part.tagName) ? { ...part, tagName: 'p' } : part));
  const [first, ...others] = parts;
  if (!first) return [];
  if (first.tagName !== 'p') return [makeParagraph(), ...parts];
  return others.some(({ tagName }) => tagName === 'p') ? parts : [...first.children, ...others];
}

/** Rows of cells, with headers if it has none: the first row or, of one row, the first cell. A table that only arranges a page becomes lines. */
function arrangeTable(table: Element): Element[] {
  const captions = listParts(table, ['caption']);
  const rows = listParts(table, ['tr'])
    .map((row) => listParts(row, ['th', 'td']))
    .filter((row) => row.length > 0);
  const isLayout = rows.every((row) => row.length < 2) || listParts(table, ['table']).length > 0;
  if (isLayout) return toLines(table);
  const hasHeader = rows.flat().some(({ tagName }) => tagName === 'th');
  const makeRow = (cells: readonly Element[], index: number): Element =>
    make(
      'tr',
      cells.map((cell, place) => {
        const isFirst = (rows.length > 1 ? index : place) === 0;
        const isHeader = cell.tagName === 'th' || (!hasHeader && isFirst);
        const content = arrangeItem({ ...cell, tagName: 'li' });
        const children = isHeader ? dropBold(content) : content;
        return { ...cell, tagName: isHeader ? 'th' : 'td', children };
      }),
    );
  return [
    ...captions.filter(({ children }) => children.some(isBlock)).flatMap(arrangeBlock),
    {
      ...table,
      children: [
        ...captions
          .filter((caption) => !caption.children.some(isBlock))
          .map((caption) => make('caption', trimLine(caption.children))),
        make('tbody', rows.map(makeRow)),
      ],
    },
  ];
}

/** The lines in a table; any other block unchanged. */
function toLines(block: Element): Element[] {
  if (block.tagName !== 'table') return [block];
  return arrangeBlocks(listParts(block, ['caption', 'th', 'td']));
}

/** The nearest elements of some tags in an element. */
function listParts(element: Element, tags: readonly string[]): Element[] {
  return element.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return tags.includes(child.tagName) ? [child] : listParts(child, tags);
  });
}

function arrangeFigure(figure: Element): Element[] {
  const parts = figure.children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const [first] = parts;
  const fits =
    first?.type === 'element' &&
    first.tagName === 'img' &&
    parts.slice(1).every((part) => part.type === 'element' && part.tagName === 'figcaption');
  return fits && parts.length <= 2 ? [{ ...figure, children: parts }] : arrangeBlocks(parts);
}

/** Headings are bold as they are. */
function dropBold(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const children = dropBold(node.children);
    return node.tagName === 'strong' ? children : [{ ...node, children }];
  });
}

/** Spaces and line breaks at the ends go, and spaces that follow others. */
function trimLine(children: ElementContent[]): ElementContent[] {
  const leaves = listLeaves(children);
  let isAfterSpace = true;
  for (const leaf of leaves) {
    if (leaf.type === 'element') isAfterSpace = leaf.tagName === 'br';
    else {
      if (isAfterSpace) leaf.value = leaf.value.trimStart();
      if (leaf.value !== '') isAfterSpace = leaf.value.endsWith(' ');
    }
  }
  for (const leaf of leaves.toReversed()) {
    if (leaf.type === 'element') break;
    leaf.value = leaf.value.trimEnd();
    if (leaf.value !== '') break;
  }
  const first = children.findIndex((node) => !isBlank(node));
  const last = children.findLastIndex((node) => !isBlank(node));
  return children.slice(Math.max(0, first), last + 1);
}

function listLeaves(nodes: readonly ElementContent[]): (Text | Element)[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    return node.children.length > 0 ? listLeaves(node.children) : [node];
  });
}

function isBlank(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type !== 'element' || node.tagName === 'img') return false;
  return node.children.every(isBlank);
}

function makeParagraph(): Element {
  return make('p', []);
}

function make(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
