import type { Json, JsonGroup, JsonList, Path } from '../model/change';

export function isGroup(value: unknown): value is JsonGroup {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is JsonList {
  return Array.isArray(value);
}

/** The value at a place, or undefined where there is none. */
export function readAt(value: Json | undefined, path: Path): Json | undefined {
  let current = value;
  for (const step of path) {
    if (isList(current) && typeof step === 'number') current = current[step];
    else if (isGroup(current) && Object.hasOwn(current, step)) current = current[step];
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
