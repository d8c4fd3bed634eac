import { getIn, isList, type Json, type Path } from '../../utils/json';

/** A path as one text, to compare and look up. */
export function writeKey(path: Path): string {
  return path.join('/');
}

/** Whether `path` is `ancestor` or below it. */
export function isWithin(path: Path, ancestor: Path): boolean {
  return ancestor.length <= path.length && ancestor.every((step, index) => path[index] === step);
}

/** How many entries a list has; none where there is no list. */
export function listLength(value: Json, path: Path): number {
  const list = getIn(value, path);
  return isList(list) ? list.length : 0;
}
