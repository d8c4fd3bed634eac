import { isJsonObject, isSame, type Json, type JsonList } from '../../utils/json';
import { minLikeness, measureLikeness, readWords } from './likeness';

/** Settings by which other things name an entry: no two entries of a list have the same. */
export const ownNames = ['id', 'slug', 'path', 'from', 'anchor'] as const;

/** Where the same entry is in three versions of a list. */
export interface MatchedItem {
  base?: number | undefined;
  mine?: number | undefined;
  theirs?: number | undefined;
}

/** Settings that identify an entry among others, the first one that all of them have. */
const identities = [...ownNames, 'src'];

/**
 * The entries of three versions of a list, each once, in the order of the side that has moved
 * something; where both have, in that of mine. What only the other side has comes after what it follows
 * there.
 */
export function matchItems(base: JsonList, mine: JsonList, theirs: JsonList): MatchedItem[] {
  const [inMine, inTheirs] = nameItems(base, mine, theirs);
  const [first, second] = isMoved(inMine) ? [inMine, inTheirs] : [inTheirs, inMine];
  const order = joinOrders(first, second, [...base.keys()]);
  const atMine = new Map(inMine.map((name, index) => [name, index]));
  const atTheirs = new Map(inTheirs.map((name, index) => [name, index]));
  return order.map((name) => ({
    base: typeof name === 'number' ? name : undefined,
    mine: atMine.get(name),
    theirs: atTheirs.get(name),
  }));
}

/** The position in the base, or a name of its own for what is new. */
type Name = number | string;

function nameItems(base: JsonList, mine: JsonList, theirs: JsonList): [Name[], Name[]] {
  const all = [base, mine, theirs];
  const identity = identities.find((name) => all.every((list) => isUnique(list, name)));
  if (identity !== undefined) {
    const known = new Map(base.map((item, index) => [readIdentity(item, identity), index]));
    const nameOf = (item: Json): Name => {
      const value = readIdentity(item, identity);
      return known.get(value) ?? `new ${value}`;
    };
    return [mine.map(nameOf), theirs.map(nameOf)];
  }
  return [nameByLikeness(base, mine, 'mine'), nameByLikeness(base, theirs, 'theirs')];
}

function readIdentity(item: Json, name: string): string | undefined {
  const value = isJsonObject(item) && Object.hasOwn(item, name) ? item[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function isUnique(list: JsonList, name: string): boolean {
  const values = list.map((item) => readIdentity(item, name));
  return !values.includes(undefined) && new Set(values).size === values.length;
}

/**
 * What is the same is the same entry; of the rest, what says much of the same is, the most similar
 * first; then what lies between the same neighbors, in its order, if nothing was added or removed
 * there.
 */
function nameByLikeness(base: JsonList, list: JsonList, side: string): Name[] {
  const names: (Name | undefined)[] = list.map(() => undefined);
  const free = new Set(base.keys());
  for (const [index, item] of list.entries()) {
    const same = [...free].find((from) => isSame(base[from], item));
    if (same === undefined) continue;
    names[index] = same;
    free.delete(same);
  }
  for (const { from, index } of listAlike(base, list, [...free], names)) {
    if (!free.has(from) || names[index] !== undefined) continue;
    names[index] = from;
    free.delete(from);
  }
  // An entry that was rewritten in its place.
  for (const [index, name] of names.entries()) {
    if (name !== undefined) continue;
    const before = index === 0 ? -1 : names[index - 1];
    const next = typeof before === 'number' ? before + 1 : undefined;
    if (next === undefined || !free.has(next) || !isAlike(base[next], list[index])) continue;
    names[index] = next;
    free.delete(next);
  }
  return names.map((name, index) => name ?? `new ${side} ${index}`);
}

/** Comparing words takes its time: with more pairs than these, only places count. */
const maxPairs = 40_000;

/** Entries that say much of the same, the most similar first; of several, those that are close. */
function listAlike(
  base: JsonList,
  list: JsonList,
  free: readonly number[],
  names: readonly (Name | undefined)[],
): { from: number; index: number }[] {
  const open = [...names.keys()].filter((index) => names[index] === undefined);
  if (free.length * open.length > maxPairs) return [];
  const words = free.map((from) => ({ from, words: readWords(base[from]) }));
  return open
    .flatMap((index) => {
      const own = readWords(list[index]);
      return words
        .filter(({ from }) => isAlike(base[from], list[index]))
        .map(({ from, words: other }) => ({ from, index, likeness: measureLikeness(own, other) }));
    })
    .filter(({ likeness }) => likeness >= minLikeness)
    .toSorted(
      (one, other) =>
        other.likeness - one.likeness ||
        Math.abs(one.from - one.index) - Math.abs(other.from - other.index),
    );
}

/** Whether one entry may have become another by an edit: blocks keep their type. */
function isAlike(one: Json | undefined, other: Json | undefined): boolean {
  if (!isJsonObject(one) || !isJsonObject(other)) return typeof one === typeof other;
  return readIdentity(one, 'type') === readIdentity(other, 'type');
}

/** Whether what the base has is in another order. */
function isMoved(names: readonly Name[]): boolean {
  const known = names.filter((name) => typeof name === 'number');
  return known.some((name, index) => index > 0 && name < (known[index - 1] ?? 0));
}

/** The names of the first order, with those that only the others have after what they follow there. */
function joinOrders(...orders: readonly (readonly Name[])[]): Name[] {
  const [first = [], ...others] = orders;
  const joined = [...first];
  for (const order of others) {
    for (const [index, name] of order.entries()) {
      if (joined.includes(name)) continue;
      const before = order[index - 1];
      joined.splice(before === undefined ? 0 : joined.indexOf(before) + 1, 0, name);
    }
  }
  return joined;
}
