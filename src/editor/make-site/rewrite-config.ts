import type { SchemaNode } from '../../content/schema/schema-node';
import { resolveNode, siteSchema } from '../../content/schema/walk-schema';
import {
  isJsonObject,
  isList,
  type Json,
  type JsonList,
  type JsonObject,
  type Path,
} from '../../utils/json';

/** What becomes of parts of a config as it is written; undefined takes one out. */
export interface Rewriting {
  /** those of the site, if there are several: a list is long enough if it is in each */
  languages?: readonly string[] | undefined;
  /** a text, or what a text in several languages is in one of them */
  text: (text: string, node: SchemaNode, path: Path) => string | undefined;
  /** a group whose own parts have been rewritten already, and what it was before that */
  group?: (
    group: JsonObject,
    node: SchemaNode,
    before: JsonObject,
    path: Path,
  ) => JsonObject | undefined;
}

/** A whole config, rewritten. */
export function rewriteConfig(config: JsonObject, rewriting: Rewriting): JsonObject {
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => {
      const property = siteSchema.properties?.[name];
      const next = rewrite(value, property, rewriting, [name]);
      // What the whole needs is never taken out of it.
      return [name, next ?? (isList(value) ? [] : value)];
    }),
  );
}

/** Where texts are that something is true of. */
export function findTexts(
  config: JsonObject,
  isWanted: (text: string, node: SchemaNode, path: Path) => boolean,
): Path[] {
  const found: Path[] = [];
  rewriteConfig(config, {
    text: (text, node, path) => {
      if (isWanted(text, node, path)) found.push(path);
      return text;
    },
  });
  return found;
}

/**
 * A value with its parts rewritten, from the inside out. What the schema requires holds a group
 * together: without it, the group goes, and a list with too few entries goes as well.
 */
export function rewrite(
  value: Json,
  property: SchemaNode | undefined,
  rewriting: Rewriting,
  path: Path = [],
): Json | undefined {
  const node = property && resolveNode(property, value);
  if (!node) return value;
  if (typeof value === 'string') return rewriting.text(value, node, path);
  if (isList(value)) return rewriteList(value, node, rewriting, path);
  if (!isJsonObject(value)) return value;
  return node.type === 'string'
    ? rewriteLanguages(value, node, rewriting, path)
    : rewriteGroup(value, node, rewriting, path);
}

function rewriteList(
  list: JsonList,
  node: SchemaNode,
  rewriting: Rewriting,
  path: Path,
): JsonList | undefined {
  const left = list.flatMap((item, index): JsonList => {
    const next = rewrite(item, node.items, rewriting, [...path, index]);
    return next === undefined ? [] : [next];
  });
  const least = Math.max(Number(node['minItems'] ?? 0), node.whenEmpty ? 1 : 0);
  const isShort = (rewriting.languages ?? ['']).some(
    (language) => countFor(list, language) >= least && countFor(left, language) < least,
  );
  return isShort ? undefined : left;
}

/** How many entries a list has in a language; those for some languages are not for any other. */
function countFor(list: JsonList, language: string): number {
  return list.filter((item) => readLanguages(item)?.includes(language) ?? true).length;
}

function readLanguages(item: Json): string[] | undefined {
  const languages = isJsonObject(item) ? item['languages'] : undefined;
  return isList(languages) ? languages.map(String) : undefined;
}

function rewriteLanguages(
  texts: JsonObject,
  node: SchemaNode,
  rewriting: Rewriting,
  path: Path,
): JsonObject | undefined {
  const left = rewriteEach(texts, (name, text) =>
    typeof text === 'string' ? rewriting.text(text, node, [...path, name]) : text,
  );
  return Object.keys(left).length > 0 ? left : undefined;
}

function rewriteGroup(
  group: JsonObject,
  node: SchemaNode,
  rewriting: Rewriting,
  path: Path,
): JsonObject | undefined {
  const left = rewriteEach(group, (name, value) =>
    rewrite(value, findProperty(node, name), rewriting, [...path, name]),
  );
  const isWhole = (node.required ?? []).every(
    (name) => Object.hasOwn(left, name) || !Object.hasOwn(group, name),
  );
  if (!isWhole) return undefined;
  return rewriting.group ? rewriting.group(left, node, group, path) : left;
}

function rewriteEach(
  group: JsonObject,
  next: (name: string, value: Json) => Json | undefined,
): JsonObject {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, value]): [string, Json][] => {
      const left = next(name, value);
      return left === undefined ? [] : [[name, left]];
    }),
  );
}

function findProperty({ properties = {} }: SchemaNode, name: string): SchemaNode | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** A part of a config that the schema describes: a text, or a group. */
export interface WrittenPart {
  value: string | JsonObject;
  node: SchemaNode;
}

/** All texts and groups of a value, those inside before those around them. */
export function listParts(value: Json, property: SchemaNode): WrittenPart[] {
  const parts: WrittenPart[] = [];
  rewrite(value, property, {
    text: (text, node) => {
      parts.push({ value: text, node });
      return text;
    },
    group: (group, node) => {
      parts.push({ value: group, node });
      return group;
    },
  });
  return parts;
}
