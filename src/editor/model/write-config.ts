import { parseTree, type Node } from 'jsonc-parser';
import { formatConfig } from '../../config/format-config';
import type { Json, JsonGroup } from './change';
import { isGroup, isList } from './read-value';

/** A text, and the config that was read from it. */
export interface ReadText {
  text: string;
  root: Node;
  config: Json;
}

/**
 * Reads a text once for all configs that come of it.
 *
 * @param text JSON without faults
 * @param config the config that was written as this text, if there is one
 */
export function readText(text: string, config = JSON.parse(text) as Json): ReadText {
  const root = parseTree(text);
  if (!root) throw new Error('Only JSON can be edited');
  return { text, root, config };
}

/**
 * A config as text, in the canonical form. Texts and numbers that are as they were keep their spelling
 * too (`1.0`, `\u00e9`), and so do lists and groups that nobody touched.
 */
export function writeConfig(config: Json, from: ReadText): string {
  return formatConfig(writeDraft(config, from));
}

/** A changed config without the canonical form: for programs that read it, not for people. */
export function writeDraft(config: Json, { text, root, config: before }: ReadText): string {
  return writeValue(config, before, root, text);
}

function writeValue(value: Json, before: Json, node: Node, text: string): string {
  if (value === before) return slice(text, node);
  if (isList(value) && isList(before)) {
    const nodes = node.children ?? [];
    const kept = new Map(before.map((item, index) => [item, index]));
    const items = value.map((item, index) => {
      const place = item === before[index] ? index : (kept.get(item) ?? index);
      return writeNext(item, before[place], nodes[place], text);
    });
    return `[${items.join(',')}]`;
  }
  if (isGroup(value) && isGroup(before)) return writeGroup(value, before, node, text);
  return JSON.stringify(value);
}

function writeGroup(group: JsonGroup, before: JsonGroup, node: Node, text: string): string {
  const properties = new Map(
    (node.children ?? []).map(({ children: [key, value] = [] }) => [key?.value, { key, value }]),
  );
  const entries = Object.entries(group).map(([name, value]) => {
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    const property = properties.get(name);
    const written = property?.key ? slice(text, property.key) : JSON.stringify(name);
    return `${written}:${writeNext(value, old, property?.value, text)}`;
  });
  return `{${entries.join(',')}}`;
}

function writeNext(
  value: Json,
  before: Json | undefined,
  node: Node | undefined,
  text: string,
): string {
  return before === undefined || !node
    ? JSON.stringify(value)
    : writeValue(value, before, node, text);
}

function slice(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}
