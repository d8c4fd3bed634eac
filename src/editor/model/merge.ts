import {
  isJsonObject,
  isList,
  isSame,
  type Json,
  type JsonList,
  type JsonObject,
  type Path,
} from '../../utils/json';
import { matchItems } from './match-items';

/** A place that two sides have changed differently. Undefined is a value that is not there. */
export interface Conflict {
  path: Path;
  base?: Json;
  mine?: Json;
  theirs?: Json;
}

export type Side = 'mine' | 'theirs';

export interface Merged {
  config: Json;
  /** the places where a side had to be chosen, in an order that depends on nothing else */
  conflicts: Conflict[];
}

type Value = Json | undefined;

/**
 * Joins what two sides have made of the same config, place by place. Entries of lists are recognized by
 * what identifies them, wherever they are now; see `matchItems`.
 *
 * @param choices the side that counts at each conflict; mine, where nothing is chosen
 */
export function mergeConfigs(
  base: Json,
  mine: Json,
  theirs: Json,
  choices: readonly Side[] = [],
): Merged {
  const conflicts: Conflict[] = [];

  function mergeValue(path: Path, before: Value, one: Value, other: Value): Value {
    // Theirs, where both are the same: it can be told by identity that it is as their text has it.
    if (isSame(one, other) || isSame(before, one)) return other;
    if (isSame(before, other)) return one;
    if (isJsonObject(one) && isJsonObject(other)) {
      return mergeGroups(path, isJsonObject(before) ? before : {}, one, other);
    }
    if (isList(before) && isList(one) && isList(other)) return mergeLists(path, before, one, other);
    return choose(path, before, one, other);
  }

  function choose(path: Path, before: Value, one: Value, other: Value): Value {
    const side = choices[conflicts.length] ?? 'mine';
    conflicts.push({
      path,
      ...(before !== undefined && { base: before }),
      ...(one !== undefined && { mine: one }),
      ...(other !== undefined && { theirs: other }),
    });
    return side === 'mine' ? one : other;
  }

  function mergeGroups(path: Path, before: JsonObject, one: JsonObject, other: JsonObject): Json {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    const entries = [...names].flatMap((name): [string, Json][] => {
      const merged = mergeValue(
        [...path, name],
        readName(before, name),
        readName(one, name),
        readName(other, name),
      );
      return merged === undefined ? [] : [[name, merged]];
    });
    return Object.fromEntries(entries);
  }

  function mergeLists(path: Path, before: JsonList, one: JsonList, other: JsonList): Json {
    const places = matchItems(before, one, other);
    return places.flatMap(({ base: from, mine: at, theirs: to }): Json[] => {
      const place = [...path, at ?? to ?? from ?? 0];
      const merged = mergeValue(
        place,
        readItem(before, from),
        readItem(one, at),
        readItem(other, to),
      );
      return merged === undefined ? [] : [merged];
    });
  }

  return { config: mergeValue([], base, mine, theirs) ?? null, conflicts };
}

function readName(group: JsonObject, name: string): Value {
  return Object.hasOwn(group, name) ? group[name] : undefined;
}

function readItem(list: JsonList, index: number | undefined): Value {
  return index === undefined ? undefined : list[index];
}
