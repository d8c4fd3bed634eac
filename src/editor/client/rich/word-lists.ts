import type { Element, ElementContent } from 'hast';

/** An item of a list as Word writes it, a paragraph. It is kept in its properties. */
interface WordItem {
  /** from 1 on */
  level: number;
  isNumbered: boolean;
}

/** Whether an element is the bullet or number that Word writes before an item. */
export function isNumberOfItem(style: string): boolean {
  return /mso-list:\s*ignore/i.test(style);
}

/** What kind of item a paragraph is, as its properties; nothing for one that is none. */
export function readWordItem(paragraph: Element, style: string): Partial<WordItem> {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1];
  if (level === undefined) return {};
  const number = readWords(paragraph.children, true).replace(/[\s\u00A0]/g, '');
  return { level: Number(level), isNumbered: /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(number) };
}

/** Puts the items of Word that follow each other into lists, deeper ones into the item before them. */
export function gatherWordItems(blocks: readonly Element[]): Element[] {
  const gathered: Element[] = [];
  /** the lists that are open, the outermost first */
  let open: { list: Element; level: number }[] = [];
  for (const block of blocks) {
    const { level: deep, isNumbered } = block.properties;
    if (typeof deep !== 'number') {
      open = [];
      gathered.push(block);
      continue;
    }
    open = open.filter(({ level }) => level <= deep);
    let last = open.at(-1);
    const tagName = isNumbered ? 'ol' : 'ul';
    if (last?.level === deep && last.list.tagName !== tagName) {
      open = open.slice(0, -1);
      last = open.at(-1);
    }
    if (last?.level !== deep) {
      const list: Element = { type: 'element', tagName, properties: {}, children: [] };
      const parent = last?.list.children.at(-1);
      if (parent?.type === 'element') parent.children.push(list);
      else gathered.push(list);
      last = { list, level: deep };
      open.push(last);
    }
    last.list.children.push({ ...block, tagName: 'li', properties: {} });
  }
  return gathered;
}

function readWords(nodes: readonly ElementContent[], onlyNumber: boolean): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return onlyNumber ? '' : node.value;
      if (node.type !== 'element') return '';
      const isNumber = isNumberOfItem(String(node.properties['style'] ?? ''));
      return readWords(node.children, onlyNumber && !isNumber);
    })
    .join('');
}
