import { isObject, readPointer, getChild, type Path } from '../../utils/json';
import type { Problem } from '../problem';

/** What distinguishes an entry of a list from the others, wherever in the list it is. */
const names = ['id', 'path', 'from', 'anchor', 'type', 'label', 'title'];

/**
 * Makes the function that gives each problem of a file a name that stays the same while other parts
 * of the file change: `CFG0301:routes[/about].blocks[banner].subtitel`.
 */
export function createFingerprints(text: string): (problem: Problem) => string {
  const root = parse(text);
  const lines = text.split(/\r\n|\n|\r/);
  const seen = new Map<string, number>();

  return ({ code, path, range }) => {
    const place =
      root === undefined || path === ''
        ? (lines[range.start.line - 1] ?? '').trim()
        : writeStablePath(root, readPointer(path, root));
    const name = `${code}:${place}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}:${count}`;
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function writeStablePath(root: unknown, path: Path): string {
  let value = root;
  return path
    .map((key) => {
      const list = value;
      value = getChild(value, key);
      return typeof key === 'number' ? `[${nameEntry(list, value, key)}]` : `.${key}`;
    })
    .join('')
    .replace(/^\./, '');
}

function nameEntry(list: unknown, entry: unknown, index: number): string {
  const key = names.find((name) => typeof getChild(entry, name) === 'string');
  if (key === undefined || !isObject(entry)) return String(index);
  const name = String(entry[key]);
  const before = Array.isArray(list) ? list.slice(0, index) : [];
  const twins = before.filter((other) => getChild(other, key) === name).length;
  return twins > 0 ? `${name} ${twins + 1}` : name;
}
