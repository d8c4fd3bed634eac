/** Whether a value of unknown origin is an object with keys: not null, and not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What JSON can hold. */
export type Json = string | number | boolean | null | JsonList | JsonObject;

export type JsonList = readonly Json[];

export interface JsonObject {
  readonly [name: string]: Json;
}

/** A place in a config: names of settings and positions in lists, from the outside in. */
export type Path = readonly (string | number)[];

export function isList(value: Json | undefined): value is JsonList {
  return Array.isArray(value);
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path; undefined when there is none. */
export function getIn(root: Json | undefined, path: Path): Json | undefined;
export function getIn(root: unknown, path: Path): unknown;
export function getIn(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(getChild, root);
}

/** The entry of a list, or the own property of an object; undefined when there is none. */
export function getChild(value: Json | undefined, key: string | number): Json | undefined;
export function getChild(value: unknown, key: string | number): unknown;
export function getChild(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return typeof key === 'number' ? (value[key] as unknown) : undefined;
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
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
  const value = getIn(root, path);
  const [language] = isJsonObject(value) ? Object.keys(value) : [];
  return language === undefined ? path : [...path, language];
}

/** Whether two values say the same; the order of settings says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

/** A list or group with another value for each of its own; any other value as it is. */
export function mapChildren(
  value: unknown,
  change: (child: unknown, key: string | number) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, change(child, key)]));
}

/** Every text in a value, however deep. */
export function* listTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value) || isObject(value)) {
    for (const child of Object.values(value)) yield* listTexts(child);
  }
}

/** `['routes', 0, 'a/b']` → `/routes/0/a~1b` */
export function writePointer(path: Path): string {
  return path
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/**
 * `/routes/0/a~1b` → `['routes', 0, 'a/b']`; the value decides what is a position in a list and what
 * is a name.
 */
export function readPointer(pointer: string, root: unknown): Path {
  let value = root;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(value) ? Number(name) : name;
      value = getChild(value, key);
      return key;
    });
}
