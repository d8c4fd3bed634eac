import { isObject } from '../../contract/is-object';
import { hasEntities } from './long-lists';

/**
 * Gives a config that was read anew the entries of an earlier one that are as they were. So what was
 * found in them is found again, see `rememberParts`.
 *
 * @param value a config as `JSON.parse` gives it; its lists of entries are changed in place
 * @param before an earlier one
 */
export function shareEntries(value: unknown, before: unknown): void {
  if (!hasEntities(value) || !hasEntities(before)) return;
  for (const [name, entries] of Object.entries(value.entities)) {
    const known = Object.hasOwn(before.entities, name) ? before.entities[name] : undefined;
    if (Array.isArray(entries) && Array.isArray(known)) shareItems(entries, known);
  }
}

function shareItems(items: unknown[], known: readonly unknown[]): void {
  // Entries may have moved. Two with one id are a mistake, and then either may be shared.
  const byId = new Map(known.map((item) => [readId(item), item]));
  for (const [index, item] of items.entries()) {
    const earlier = byId.get(readId(item));
    if (isSameJson(item, earlier)) items[index] = earlier;
  }
}

function readId(item: unknown): unknown {
  return isObject(item) ? item['id'] : undefined;
}

/** Also the order of the settings: an entry is written as it is. */
function isSameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSameJson(item, other[index]))
    );
  }
  if (!isObject(one)) return one === other;
  if (!isObject(other)) return false;
  const keys = Object.keys(one);
  const others = Object.keys(other);
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && isSameJson(one[key], other[key]))
  );
}
