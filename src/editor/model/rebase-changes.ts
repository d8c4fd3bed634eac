import { getChild, getIn, isList, isSame, type Json, type Path } from '../../utils/json';
import { applyChange, type Change } from './apply-change';
import { matchItems } from './match-items';

/**
 * Changes that were made on one version of a config, as changes of another one that somebody else has
 * made of it. Entries of lists are recognized as when versions are merged.
 *
 * @returns nothing when a change touches what is not the same in both
 */
export function rebaseChanges(
  changes: readonly Change[],
  base: Json,
  theirs: Json,
): Change[] | undefined {
  const rebased: Change[] = [];
  let [before, after] = [base, theirs];
  for (const change of changes) {
    const moved = rebaseChange(change, before, after);
    if (!moved) return undefined;
    rebased.push(moved);
    before = applyChange(before, change).config;
    after = applyChange(after, moved).config;
  }
  return rebased;
}

function rebaseChange(change: Change, base: Json, theirs: Json): Change | undefined {
  if (change.op === 'move') {
    const from = rebaseInList(change.from, base, theirs);
    const to = rebaseInList(change.to, base, theirs);
    return from && to && { op: 'move', from, to };
  }
  if (change.op === 'insert') {
    const path = rebaseInList(change.path, base, theirs);
    return path && { ...change, path };
  }
  const path = findPlace(change.path, base, theirs);
  if (!path) return undefined;
  const theirValue = getIn(theirs, path);
  const isDone = change.op === 'set' && isSame(change.value, theirValue);
  const fits = isDone || isSame(getIn(base, change.path), theirValue);
  return fits ? { ...change, path } : undefined;
}

/** A position in a list that has the same entries in both. */
function rebaseInList(path: Path, base: Json, theirs: Json): Path | undefined {
  const listPath = path.slice(0, -1);
  const place = findPlace(listPath, base, theirs);
  if (!place || !isSame(getIn(base, listPath), getIn(theirs, place))) return undefined;
  return [...place, ...path.slice(-1)];
}

/** Where in their version is what the base has at a path; nothing when they took it away. */
function findPlace(path: Path, base: Json, theirs: Json): Path | undefined {
  const place: (string | number)[] = [];
  let [one, other]: [Json | undefined, Json | undefined] = [base, theirs];
  for (const key of path) {
    const found: string | number | undefined =
      typeof key === 'number' && isList(one) && isList(other)
        ? matchItems(one, one, other).find((item) => item.base === key)?.theirs
        : key;
    if (found === undefined) return undefined;
    place.push(found);
    [one, other] = [getChild(one, key), getChild(other, found)];
  }
  return place;
}
