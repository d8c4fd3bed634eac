import { parseTree, type Node } from 'jsonc-parser';
import { getChild } from '../utils/json';
import type { SchemaNode } from '../content/schema/schema-node';
import { resolveNode, siteSchema } from '../content/schema/walk-schema';

/** The canonical form of a file that holds an entry of a list, or several. @param list such as `posts` */
export function formatListFile(text: string, list: string): string {
  const root = parseTree(text);
  if (!root) throw new Error('Only JSON can be formatted');
  const { entities } = siteSchema.properties ?? {};
  const lists = entities && resolveNode(entities, {})?.properties;
  const schema = getChild(lists, list) === undefined ? undefined : lists?.[list];
  const own = root.type === 'array' ? schema : schema?.items;
  return `${writeNode(root, text, own, '')}\n`;
}

/**
 * The canonical form of a config: settings in the order of the schema, those that it does not know
 * after them, one on each line, two spaces for each level. Texts and numbers stay as they are
 * written, character for character. "Format Document" in VS Code changes nothing in it.
 *
 * @param text JSON without faults
 */
export function formatConfig(text: string): string {
  const root = parseTree(text);
  if (!root) throw new Error('Only JSON can be formatted');
  return `${writeNode(root, text, siteSchema, '')}\n`;
}

function writeNode(
  node: Node,
  text: string,
  schema: SchemaNode | undefined,
  indent: string,
): string {
  const resolved = schema && resolveNode(schema, readTags(node));
  const inner = `${indent}  `;
  if (node.type === 'array') {
    const items = (node.children ?? []).map((item) =>
      writeNode(item, text, resolved?.items, inner),
    );
    return writeLines(['[', ']'], items, indent);
  }
  if (node.type === 'object') {
    const entries = sortProperties(node, resolved).map(({ name, key, value }) => {
      const property = getChild(resolved?.properties, name);
      const child = property === undefined ? undefined : resolved?.properties?.[name];
      return `${slice(text, key)}: ${writeNode(value, text, child, inner)}`;
    });
    return writeLines(['{', '}'], entries, indent);
  }
  return slice(text, node);
}

function writeLines([opener, closer]: [string, string], lines: string[], indent: string): string {
  if (lines.length === 0) return opener + closer;
  return `${opener}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${closer}`;
}

interface Property {
  name: string;
  key: Node;
  value: Node;
}

function listProperties(node: Node): Property[] {
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ name: String(key.value), key, value }] : [],
  );
}

/** In the order of the schema; a name that it does not know keeps its place among its like. */
function sortProperties(node: Node, schema: SchemaNode | undefined): Property[] {
  const order = new Map(Object.keys(schema?.properties ?? {}).map((name, index) => [name, index]));
  const rank = ({ name }: Property) => order.get(name) ?? order.size;
  return listProperties(node).toSorted((a, b) => rank(a) - rank(b));
}

/** The texts and numbers of a group: one of them decides which branch of a union it is. */
function readTags(node: Node): unknown {
  if (node.type !== 'object') return node.value;
  return Object.fromEntries(
    listProperties(node).map(({ name, value }): [string, unknown] => [name, value.value]),
  );
}

function slice(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}
