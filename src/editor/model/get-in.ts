import type { Json, JsonObject, JsonList, Path } from './change';

export function isList(value: Json | undefined): value is JsonList {
  return Array.isArray(value);
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a place; undefined when there is none. */
export function readValue(root: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(readChild, root);
}

/**
 * A text; of one in several languages, the one asked for, or the first, which is the main one as a
 * rule.
 */
export function readText(value: Json | undefined, language = ''): string | undefined {
  const text = isJsonObject(value) ? (value[language] ?? Object.values(value)[0]) : value;
  return typeof text === 'string' ? text : undefined;
}

/** Where a text is: of one in several languages, the first. */
export function locateText(root: Json, path: Path): Path {
  const value = readValue(root, path);
  const [language] = isJsonObject(value) ? Object.keys(value) : [];
  return language === undefined ? path : [...path, language];
}

export function readChild(value: Json | undefined, key: string | number): Json | undefined {
  if (isList(value)) return typeof key === 'number' ? value[key] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Whether two values say the same; the order of settings says nothing. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}
