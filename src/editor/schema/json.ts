/** A value of a JSON file. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

/** An object of a JSON file. */
export interface JsonObject {
  [key: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where a value is: `['routes', 0, 'title']`. */
export type Path = readonly (string | number)[];

/** The value at a place, or undefined where there is none. */
export function readAt(value: Json | undefined, path: Path): Json | undefined {
  let current = value;
  for (const step of path) {
    if (Array.isArray(current) && typeof step === 'number') current = current[step];
    else if (isObject(current) && Object.hasOwn(current, step)) current = current[step];
    else return undefined;
  }
  return current;
}

/** A path as one text, to compare and look up. */
export function writeKey(path: Path): string {
  return path.join('/');
}

/** Whether `path` is `ancestor` or below it. */
export function isWithin(path: Path, ancestor: Path): boolean {
  return ancestor.length <= path.length && ancestor.every((step, index) => path[index] === step);
}
