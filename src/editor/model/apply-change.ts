import {
  getChild,
  getIn,
  isJsonObject,
  isList,
  type Json,
  type JsonList,
  type JsonObject,
  type Path,
} from '../../utils/json';

/** A change of the config at one place. Of several, each counts on what the ones before it left. */
export type Change =
  /** gives a setting a value, or replaces one; `at` is the place of a new name among the others */
  | { op: 'set'; path: Path; value: Json; at?: number }
  /** takes a setting or an entry of a list away */
  | { op: 'remove'; path: Path }
  /** puts an entry into a list; the path ends with the position that it gets */
  | { op: 'insert'; path: Path; value: Json }
  /** takes an entry out of a list and puts it into the same or another one, as that is without it */
  | { op: 'move'; from: Path; to: Path };

/** A change that cannot be made on the config as it is. */
export class ChangeError extends Error {}

/** A config after a change, and the change that takes it back. */
export interface Changed {
  config: Json;
  inverse: Change;
}

/**
 * Makes a change. The config that is given stays as it was; what is not changed is the same object in
 * both.
 *
 * @throws ChangeError when the place is not there
 */
export function applyChange(config: Json, change: Change): Changed {
  switch (change.op) {
    case 'set':
      return setValue(config, change);
    case 'remove':
      return removeValue(config, change.path);
    case 'insert':
      return insertItem(config, change.path, change.value);
    case 'move':
      return moveItem(config, change.from, change.to);
  }
}

/** Makes several changes, each on what the ones before it left, and how to take them back. */
export function applyChanges(
  config: Json,
  changes: readonly Change[],
): { config: Json; inverses: Change[] } {
  let current = config;
  const inverses: Change[] = [];
  for (const change of changes) {
    const changed = applyChange(current, change);
    current = changed.config;
    inverses.unshift(changed.inverse);
  }
  return { config: current, inverses };
}

function setValue(config: Json, { path, value, at }: Extract<Change, { op: 'set' }>): Changed {
  const before = getIn(config, path);
  const inverse: Change =
    before === undefined ? { op: 'remove', path } : { op: 'set', path, value: before };
  if (path.length === 0) return { config: value, inverse };
  const changed = changeParent(config, path, (parent, key) => {
    if (isList(parent)) {
      if (before === undefined) throw missing(path);
      return parent.map((item, index) => (index === key ? value : item));
    }
    if (before !== undefined || at === undefined) return { ...parent, [key]: value };
    const entries = Object.entries(parent);
    entries.splice(at, 0, [String(key), value]);
    return Object.fromEntries(entries);
  });
  return { config: changed, inverse };
}

function removeValue(config: Json, path: Path): Changed {
  const before = getIn(config, path);
  if (before === undefined || path.length === 0) throw missing(path);
  let inverse: Change = { op: 'insert', path, value: before };
  const changed = changeParent(config, path, (parent, key) => {
    if (isList(parent)) return parent.filter((_item, index) => index !== key);
    const at = Object.keys(parent).indexOf(String(key));
    inverse = { op: 'set', path, value: before, at };
    return Object.fromEntries(Object.entries(parent).filter(([name]) => name !== key));
  });
  return { config: changed, inverse };
}

function insertItem(config: Json, path: Path, value: Json): Changed {
  const changed = changeParent(config, path, (parent, key) => {
    if (!isList(parent) || !isPosition(key, parent.length)) throw missing(path);
    return [...parent.slice(0, key), value, ...parent.slice(key)];
  });
  return { config: changed, inverse: { op: 'remove', path } };
}

function moveItem(config: Json, from: Path, to: Path): Changed {
  const item = getIn(config, from);
  if (item === undefined || !isList(getIn(config, from.slice(0, -1)))) throw missing(from);
  const without = removeValue(config, from).config;
  return {
    config: insertItem(without, to, item).config,
    inverse: { op: 'move', from: to, to: from },
  };
}

/** Copies what is on the way to a place, and changes what holds it. */
function changeParent(
  value: Json,
  path: Path,
  change: (parent: JsonList | JsonObject, key: string | number) => Json,
  depth = 0,
): Json {
  const key = path[depth];
  if (key === undefined || !(isList(value) || isJsonObject(value))) throw missing(path);
  if (isJsonObject(value) && typeof key !== 'string') throw missing(path);
  if (depth === path.length - 1) return change(value, key);
  const child = getChild(value, key);
  if (child === undefined) throw missing(path);
  const changed = changeParent(child, path, change, depth + 1);
  return isList(value)
    ? value.map((item, index) => (index === key ? changed : item))
    : { ...value, [key]: changed };
}

function isPosition(key: string | number, last: number): key is number {
  return typeof key === 'number' && Number.isInteger(key) && key >= 0 && key <= last;
}

function missing(path: Path): ChangeError {
  return new ChangeError(`This setting doesn’t exist in site.config.json: /${path.join('/')}`);
}
