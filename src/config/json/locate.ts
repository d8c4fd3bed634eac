import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { FindingPlace } from '../finding';

/** The place of a finding in the text: the key, the value, or the bracket that opens it. */
export function createLocator(
  text: string,
): (place: FindingPlace) => { start: number; end: number } {
  const root = parseTree(text);

  return ({ path, atKey, part }) => {
    const found = root && findNearest(root, [...path]);
    if (!found) return { start: 0, end: 0 };
    const { node, exact } = found;
    const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    if (exact && atKey && key) return { start: key.offset, end: key.offset + key.length };
    if (exact && part && node.type === 'string') return locatePart(text, node, part);
    const opensOnly = node.type === 'object' || node.type === 'array';
    return { start: node.offset, end: node.offset + (opensOnly ? 1 : node.length) };
  };
}

/** The node at a path or, for a value that is not written down, the one around it. */
function findNearest(root: Node, path: (string | number)[]): { node: Node; exact: boolean } {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return { node, exact: length === path.length };
  }
  return { node: root, exact: path.length === 0 };
}

/** Offsets in a string → offsets in the text, where `\n` takes two characters and `\u00e9` six. */
function locatePart(
  text: string,
  node: Node,
  part: { start: number; end: number },
): { start: number; end: number } {
  const last = node.offset + node.length - 1;
  let offset = node.offset + 1;
  let start = offset;
  for (let index = 0; index < part.end && offset < last; index++) {
    if (index === part.start) start = offset;
    if (text[offset] !== '\\') offset += 1;
    else offset += text[offset + 1] === 'u' ? 6 : 2;
  }
  return part.start >= part.end ? { start, end: start } : { start, end: offset };
}
