import * as fc from 'fast-check';
import type { Change } from '../../../src/editor/model/apply-change';
import { isJsonObject, isList, type Json, type Path } from '../../../src/utils/json';

/** What decides about a change of a config that is not known yet. */
interface Dice {
  kind: number;
  where: number;
  goal: number;
  name: string;
  value: Json;
  /** milliseconds since the change before */
  pause: number;
}

/** Values with names that JavaScript treats in its own way. */
const names = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', '1', '0', 'constructor', 'length'),
);
const { value: jsonValue } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(names, tie('value')), { maxLength: 4 })
      .map((entries): Json => Object.fromEntries(entries)),
  ),
}));

export const anyConfig: fc.Arbitrary<Json> = fc
  .array(fc.tuple(names, jsonValue), { minLength: 1, maxLength: 5 })
  .map((entries): Json => Object.fromEntries(entries));

export const anyDice: fc.Arbitrary<Dice> = fc.record({
  kind: fc.nat(9),
  where: fc.nat(),
  goal: fc.nat(),
  name: names,
  value: jsonValue,
  pause: fc.nat(1600),
});

/** A change that can be made on this config. */
export function throwDice(config: Json, { kind, where, goal, name, value }: Dice): Change {
  const places = listPlaces(config);
  const path = pick(places, where);
  const inner = places.filter((place) => place.length > 0);
  const inLists = inner.filter((place) => typeof place.at(-1) === 'number');
  if (kind <= 3) return { op: 'set', path: pick(inner, where) ?? [], value };
  if (kind <= 5 && inner.length > 1) return { op: 'remove', path: pick(inner, where) ?? [] };
  if (kind <= 7 && inLists.length > 0) {
    const from = pick(inLists, where) ?? [];
    const list = from.slice(0, -1);
    const count = inLists.filter((place) => isIn(place, list)).length;
    return { op: 'move', from, to: [...list, goal % count] };
  }
  const found = path && readPlace(config, path);
  if (path && isList(found)) {
    return { op: 'insert', path: [...path, goal % (found.length + 1)], value };
  }
  return path && isJsonObject(found)
    ? { op: 'set', path: [...path, name], value }
    : { op: 'set', path: path ?? [], value: { [name]: value } };
}

function isIn(place: Path, list: Path): boolean {
  return place.length === list.length + 1 && list.every((key, index) => key === place[index]);
}

function pick<T>(items: readonly T[], number: number): T | undefined {
  return items[number % items.length];
}

function readPlace(value: Json, path: Path): Json | undefined {
  return listEntries(value, path)[0];
}

function listEntries(value: Json, [key, ...rest]: Path): Json[] {
  if (key === undefined) return [value];
  const found = listChildren(value).find(([name]) => name === key);
  return found ? listEntries(found[1], rest) : [];
}

/** The places of all that is in a value, and its own. */
function listPlaces(value: Json, path: Path = []): Path[] {
  return [
    path,
    ...listChildren(value).flatMap(([key, child]) => listPlaces(child, [...path, key])),
  ];
}

function listChildren(value: Json): [string | number, Json][] {
  if (isList(value)) return value.map((item, index) => [index, item]);
  return isJsonObject(value) ? Object.entries(value) : [];
}
