import { parseTree, type Node } from 'jsonc-parser';
import { formatConfig } from '../../check/format-config';
import { isJsonObject, isList, type Json, type JsonObject } from '../../utils/json';

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
  let tree: Node | undefined;
  return {
    text,
    config,
    // Of a large text, that takes as long as reading it, and not all who read it change it.
    get root() {
      tree ??= parseTree(text);
      if (!tree) throw new Error('Only JSON can be edited');
      return tree;
    },
  };
}

/**
 * A config as text, in the canonical form. Texts and numbers that are as they were keep their spelling
 * too (`1.0`, `\u00e9`), and so do lists and groups that nobody touched.
 */
export function writeConfig(config: Json, from: ReadText): string {
  return formatConfig(writeDraft(config, from));
}

/** A changed config without the canonical form: for programs that read it, not for people. */
export function writeDraft(config: Json, from: ReadText): string {
  if (config === from.config) return from.text.trim();
  // Joined once: a large text would be copied with each group that it is in.
  return [...listPieces(config, from.config, from.root, from.text)].join('');
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
  else if (isJsonObject(value) && isJsonObject(before))
    yield* listProperties(value, before, node, text);
  else yield JSON.stringify(value);
}

function* listItems(
  list: readonly Json[],
  before: readonly Json[],
  { children: nodes = [] }: Node,
  text: string,
): Generator<string> {
  yield '[';
  for (const [index, item] of list.entries()) {
    if (index > 0) yield ',';
    const moved = item === before[index] ? index : before.lastIndexOf(item);
    const place = moved < 0 ? index : moved;
    yield* listPieces(item, before[place], nodes[place], text);
  }
  yield ']';
}

function* listProperties(
  group: JsonObject,
  before: JsonObject,
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

/** The characters of a value in its text. */
function slice(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}
