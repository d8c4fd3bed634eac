import {
  isJsonObject,
  isList,
  isSame,
  type Json,
  type JsonList,
  type JsonObject,
  type Path,
} from '../../utils/json';
import { minLikeness, measureLikeness, readWords } from './likeness';
import { matchItems } from './match-items';

/** A part of a config that an earlier version has, or had in another way. */
export type Difference =
  /** the earlier version has it: where it is there, and what comes before it in its list here */
  | { kind: 'removed'; before: Path; list: Path; position: number }
  /** the config has it, and the earlier version does not */
  | { kind: 'added'; now: Path }
  /** an entry, or a setting, is another one */
  | { kind: 'changed'; now: Path; before: Path }
  /** a setting is given here only */
  | { kind: 'set'; now: Path }
  /** a setting was given there only */
  | { kind: 'unset'; now: Path; before: Path }
  /** the entries of a list are in another order: where each of those that are in both was before */
  | { kind: 'order'; now: Path; order: readonly number[] };

/**
 * What is different in an earlier version, by blocks and entries rather than by their settings. Of a
 * page, each block and each setting counts by itself.
 *
 * @param now the config as it is
 * @param then the earlier version
 */
export function listDifferences(now: Json, then: Json): Difference[] {
  return compare(now, then, [], []);
}

function compare(now: Json, then: Json, here: Path, there: Path): Difference[] {
  if (isSame(now, then)) return [];
  if (isEntry(here) && !isPage(here)) return [{ kind: 'changed', now: here, before: there }];
  if (isJsonObject(now) && isJsonObject(then)) return compareGroups(now, then, here, there);
  if (isList(now) && isList(then) && [...now, ...then].every(isJsonObject)) {
    return compareLists(now, then, here, there);
  }
  return [{ kind: 'changed', now: here, before: there }];
}

function isEntry(path: Path): boolean {
  return typeof path.at(-1) === 'number';
}

function isPage(path: Path): boolean {
  return path.length === 2 && path[0] === 'routes';
}

function compareGroups(now: JsonObject, then: JsonObject, here: Path, there: Path): Difference[] {
  const names = new Set([...Object.keys(then), ...Object.keys(now)]);
  return [...names].flatMap((name): Difference[] => {
    const [place, before] = [
      [...here, name],
      [...there, name],
    ];
    const own = Object.hasOwn(now, name) ? now[name] : undefined;
    const old = Object.hasOwn(then, name) ? then[name] : undefined;
    if (own !== undefined && old !== undefined) return compare(own, old, place, before);
    return own === undefined
      ? [{ kind: 'unset', now: place, before }]
      : [{ kind: 'set', now: place }];
  });
}

function compareLists(now: JsonList, then: JsonList, here: Path, there: Path): Difference[] {
  const places = matchAll(now, then);
  const kept = places.flatMap(({ now: own, old }) =>
    own === undefined || old === undefined ? [] : [{ own, old }],
  );
  const differences = places.flatMap(({ now: own, old }): Difference[] => {
    if (own === undefined && old === undefined) return [];
    if (own === undefined) {
      const before = kept.filter((one) => one.old < (old ?? 0)).toSorted((a, b) => a.old - b.old);
      const position = (before.at(-1)?.own ?? -1) + 1;
      return [{ kind: 'removed', before: [...there, old ?? 0], list: here, position }];
    }
    if (old === undefined) return [{ kind: 'added', now: [...here, own] }];
    return compare(now[own] ?? null, then[old] ?? null, [...here, own], [...there, old]);
  });
  const order = kept.toSorted((one, other) => one.old - other.old).map(({ own }) => own);
  const isMoved = order.some((own, index) => index > 0 && own < (order[index - 1] ?? 0));
  return isMoved ? [...differences, { kind: 'order', now: here, order }] : differences;
}

/** Comparing words takes its time: with more pairs than these, only ids count. */
const maxPairs = 40_000;

interface Pair {
  now?: number | undefined;
  old?: number | undefined;
}

/** The entries of both lists; one that has another id or address is known by what else it says. */
function matchAll(now: JsonList, then: JsonList): Pair[] {
  const pairs = matchItems(then, now, then).map(({ base, mine }): Pair => ({
    now: mine,
    old: base,
  }));
  const gone = pairs.filter((pair) => pair.now === undefined);
  const isNew = pairs.filter((pair) => pair.old === undefined);
  if (gone.length * isNew.length > maxPairs) return pairs;
  for (const added of isNew) {
    const own = readWords(now[added.now ?? -1]);
    const [best] = gone
      .filter(({ old }) => old !== undefined)
      .map((pair) => ({ pair, likeness: measureLikeness(own, readWords(then[pair.old ?? -1])) }))
      .toSorted((one, other) => other.likeness - one.likeness);
    if (!best || best.likeness < minLikeness) continue;
    added.old = best.pair.old;
    best.pair.old = undefined;
  }
  return pairs;
}
