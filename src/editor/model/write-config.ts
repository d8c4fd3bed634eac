import { parseTree, type Node } from 'jsonc-parser';
import { createItemFinder } from '../../utils/index-of-item';
import { formatConfig } from '../../check/format-config';
import type { DeferredText } from '../../check/json/deferred-text';
import { isJsonObject, isList, type Json, type JsonObject, type Path } from '../../utils/json';
import { slice, writeAround } from './write-around';

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
  return formatConfig(planDraft(config, from).write());
}

/** A changed config without the canonical form: for programs that read it, not for people. */
export function planDraft(config: Json, from: ReadText): DeferredText {
  const { text } = from;
  const around = (places: readonly Path[]): string => writeAround(places, config, from);
  if (config === from.config) {
    const whole = text.trim();
    return { length: whole.length, write: () => whole, writeAround: around };
  }
  const pieces = [...listPieces(config, from.config, from.root, text)];
  let written: string | undefined;
  return {
    length: pieces.reduce((sum, piece) => sum + piece.length, 0),
    // Joined once: a large text would be copied with each group that it is in.
    write: () => (written ??= pieces.join('')),
    writeAround: around,
  };
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
  const findMoved = createItemFinder(before);
  yield '[';
  for (let index = 0; index < list.length;) {
    const item = list[index] ?? null;
    if (index > 0) yield ',';
    const place = item === before[index] ? index : (findMoved(item) ?? index);
    const kept = countKept(list, index, before, place);
    const [first, last] = [nodes[place], nodes[place + kept - 1]];
    // Entries that stay together are one piece: thousands of them would take longer than what changed.
    if (kept > 1 && first && last) yield text.slice(first.offset, last.offset + last.length);
    else yield* listPieces(item, before[place], first, text);
    index += Math.max(1, kept);
  }
  yield ']';
}

/** How many items from one on are as they were, from a place of the list before on. */
function countKept(
  list: readonly Json[],
  start: number,
  before: readonly Json[],
  place: number,
): number {
  const most = Math.min(list.length - start, before.length - place);
  let count = 0;
  while (count < most && list[start + count] === before[place + count]) count += 1;
  return count;
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
