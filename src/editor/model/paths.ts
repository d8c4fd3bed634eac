import { getIn, isList, type Json, type JsonList, type Path } from '../../utils/json';

/** A path as one text, to compare and look up. */
export function writeKey(path: Path): string {
  return path.join('/');
}

/** Whether `path` is `ancestor` or below it. */
export function isWithin(path: Path, ancestor: Path): boolean {
  return ancestor.length <= path.length && ancestor.every((step, index) => path[index] === step);
}

/** The list at a path; an empty one where there is none. */
export function getList(value: Json | undefined, path: Path): JsonList {
  const list = getIn(value, path);
  return isList(list) ? list : [];
}

/**
 * Which form a setting is in: a block, a page, an entry of a list, or a part of the config such as
 * `theme`. Each has a form of its own, so that never more than one is on the screen.
 */
export function findFormPath(config: Json, path: Path): Path {
  const [first, second, third, fourth] = path;
  if (first === undefined || second === undefined) return path;
  if (first === 'routes') {
    const isBlock = third === 'blocks' && typeof fourth === 'number';
    return path.slice(0, isBlock ? 4 : 2);
  }
  if (first === 'entities') return path.slice(0, typeof third === 'number' ? 3 : 2);
  return path.slice(0, isList(getIn(config, [first])) ? 2 : 1);
}

/** Whether what a path leads to has a form, or is in one: all but the whole document and its lists. */
export function hasForm([part, ...rest]: Path): boolean {
  if (part === undefined) return false;
  if (part === 'routes') return rest.length > 0;
  return part !== 'entities' || rest.length > 1;
}
