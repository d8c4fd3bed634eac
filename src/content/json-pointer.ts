import { isObject } from '../contract/is-object';
import type { Path } from './schema/walk-schema';

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

/** The value at a path; undefined when it does not exist. */
export function getValue(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(getChild, root);
}

export function getChild(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return typeof key === 'number' ? (value[key] as unknown) : undefined;
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
