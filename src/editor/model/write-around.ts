import type { Node } from 'jsonc-parser';
import {
  isJsonObject,
  isList,
  type Json,
  type JsonList,
  type JsonObject,
  type Path,
} from '../../utils/json';
import type { ReadText } from './write-config';

/** What is asked for in a group or list: by its key, what is asked for in that. */
type Asked = Map<string | number, Asked>;

/** What was not asked for. */
const left = '0';

/**
 * A changed config as text, with zeros for all values that are on the way to none of the places: a few
 * thousand characters of a config of millions. What is at the places is spelled as in the text.
 */
export function writeAround(
  places: readonly Path[],
  config: Json,
  { text, root, config: before }: ReadText,
): string {
  const asked: Asked = new Map();
  for (const place of places) {
    let group = asked;
    for (const key of place) {
      const next: Asked = group.get(key) ?? new Map();
      group.set(key, next);
      group = next;
    }
  }
  return write(config, asked, { text, node: root, before });
}

/** Where a value was written before, if it was. */
interface Before {
  text: string;
  node: Node | undefined;
  before: Json | undefined;
}

function write(value: Json, asked: Asked, was: Before): string {
  if (isList(value)) return `[${writeItems(value, asked, was).join(',')}]`;
  if (isJsonObject(value)) return `{${writeProperties(value, asked, was).join(',')}}`;
  return value === was.before && was.node ? slice(was.text, was.node) : JSON.stringify(value);
}

function writeItems(list: JsonList, asked: Asked, { text, node, before }: Before): string[] {
  const items = isList(before) ? before : [];
  return list.map((item, index) => {
    const inside = asked.get(index);
    if (!inside) return left;
    const moved = item === items[index] ? index : items.indexOf(item);
    const place = moved === -1 ? index : moved;
    return write(item, inside, { text, node: node?.children?.[place], before: items[place] });
  });
}

function writeProperties(
  group: JsonObject,
  asked: Asked,
  { text, node, before }: Before,
): string[] {
  const properties = node?.type === 'object' ? (node.children ?? []) : [];
  return Object.entries(group).map(([name, value]) => {
    const [key, old] =
      properties.find(({ children: [own] = [] }) => own?.value === name)?.children ?? [];
    const inside = asked.get(name);
    const written = key ? slice(text, key) : JSON.stringify(name);
    if (!inside) return `${written}:${left}`;
    const known = isJsonObject(before) && Object.hasOwn(before, name) ? before[name] : undefined;
    return `${written}:${write(value, inside, { text, node: old, before: known })}`;
  });
}

/** The characters of a value in its text. */
export function slice(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}
