import { isObject } from './json';

/**
 * The value, with the very objects of an earlier one wherever both say the same, in the same order: so
 * what was found in these is found again. Entries that have moved are known by their id.
 *
 * @param now is not changed
 * @param before what it may share with: nobody changes this either
 */
export function shareStructure<T>(now: T, before: unknown): T;
export function shareStructure(now: unknown, before: unknown): unknown {
  if (now === before) return before;
  if (Array.isArray(now) && Array.isArray(before)) return shareList(now, before);
  if (isObject(now) && isObject(before)) return shareGroup(now, before);
  return now;
}

function shareList(now: readonly unknown[], before: readonly unknown[]): readonly unknown[] {
  let byId: ReadonlyMap<unknown, unknown> | undefined;
  let isSame = now.length === before.length;
  const shared = now.map((item, index) => {
    const there = before[index];
    if (item === there) return item;
    const id = readId(item);
    const hasMoved = id !== undefined && id !== readId(there);
    if (hasMoved) byId ??= new Map(before.map((other) => [readId(other), other]));
    const isKnown = before.includes(item);
    const kept = isKnown ? item : shareStructure(item, hasMoved ? byId?.get(id) : there);
    isSame &&= kept === there;
    return kept;
  });
  return isSame ? before : shared;
}

function readId(item: unknown): string | undefined {
  const id = isObject(item) ? item['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

function shareGroup(now: Record<string, unknown>, before: Record<string, unknown>): object {
  const names = Object.keys(before);
  let isSame = true;
  const shared = Object.entries(now).map(([name, value], index): [string, unknown] => {
    const other = Object.hasOwn(before, name) ? before[name] : undefined;
    const kept = shareStructure(value, other);
    isSame &&= kept === other && names[index] === name;
    return [name, kept];
  });
  return isSame && names.length === shared.length ? before : Object.fromEntries(shared);
}
