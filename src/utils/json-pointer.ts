import { getChild, type Path } from './json';
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
