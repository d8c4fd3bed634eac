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
  // Joined once: a large text would be copied with each group that it is in.
  return [...listPieces(config, before, root, text)].join('');
}

function* listPieces(
  value: Json,
  before: Json | undefined,
  node: Node | undefined,
  text: string,
): Generator<string> {
  if (before === undefined || !node) yield JSON.stringify(value);
  else if (value === before) yield slice(text, node);
  else if (isList(value) && isList(before)) yield* listItems(value, before, node, text);
  else if (isGroup(value) && isGroup(before)) yield* listProperties(value, before, node, text);
  else yield JSON.stringify(value);
}

function* listItems(
  list: readonly Json[],
  before: readonly Json[],
  { children: nodes = [] }: Node,
  text: string,
): Generator<string> {
  const kept = new Map(before.map((item, index) => [item, index]));
  yield '[';
  for (const [index, item] of list.entries()) {
    if (index > 0) yield ',';
    const place = item === before[index] ? index : (kept.get(item) ?? index);
    yield* listPieces(item, before[place], nodes[place], text);
  }
  yield ']';
}

function* listProperties(
  group: JsonGroup,
  before: JsonGroup,
  { children = [] }: Node,
  text: string,
): Generator<string> {
  const properties = new Map(
    children.map(({ children: [key, value] = [] }) => [key?.value, { key, value }]),
  );
  yield '{';
  for (const [index, [name, value]] of Object.entries(group).entries()) {
    if (index > 0) yield ',';
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    const property = properties.get(name);
    yield property?.key ? slice(text, property.key) : JSON.stringify(name);
    yield ':';
    yield* listPieces(value, old, property?.value, text);
  }
  yield '}';
}

function slice(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}
