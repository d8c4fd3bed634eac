import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** An element as assistive technology meets it. */
export interface Found {
  /** its label, or its text without what is hidden from screen readers */
  name: string;
  /** attributes under their DOM names: `ariaSelected`, `tabIndex` */
  attributes: Element['properties'];
  tag: string;
}

const impliedRoles: Record<string, string> = {
  a: 'link',
  article: 'article',
  button: 'button',
  details: 'group',
  iframe: 'iframe',
  img: 'img',
  li: 'listitem',
  nav: 'navigation',
  section: 'region',
  video: 'video',
};

/**
 * The elements of that role in static markup, in their order, without those hidden from screen
 * readers. A heading of the second level has the role `heading 2`.
 */
export function findByRole(markup: string, role: string): Found[] {
  return listElements(fromHtml(markup, { fragment: true }))
    .filter((element) => roleOf(element) === role)
    .map((element) => ({
      name: String(element.properties['ariaLabel'] ?? element.properties['alt'] ?? read(element)),
      attributes: element.properties,
      tag: element.tagName,
    }));
}

/** The names of the elements of that role. */
export function listNames(markup: string, role: string): string[] {
  return findByRole(markup, role).map(({ name }) => name);
}

/** All text of static markup that screen readers read. */
export function readText(markup: string): string {
  return read(fromHtml(markup, { fragment: true }));
}

function roleOf({ tagName, properties }: Element): string {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return String(properties['role'] ?? (level ? `heading ${level}` : impliedRoles[tagName]));
}

function isHidden(node: Nodes): boolean {
  return node.type === 'element' && String(node.properties['ariaHidden']) === 'true';
}

function listElements(node: Nodes): Element[] {
  if (isHidden(node) || !('children' in node)) return [];
  const below = node.children.flatMap(listElements);
  return node.type === 'element' ? [node, ...below] : below;
}

function read(node: Nodes): string {
  if (isHidden(node)) return '';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(read).join('') : '';
}
