import { isJsonObject, isList, type Json } from '../../utils/json';

/** From this on, one entry counts as an edited version of another. */
export const minLikeness = 0.5;

/**
 * How much of what two entries say is the same, from 0 to 1, by their words and numbers. What their
 * settings are called, and of which type a block is, says nothing.
 */
export function measureLikeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const word of small) if (large.has(word)) shared += 1;
  return shared / (one.size + other.size - shared);
}

/** The words of an entry that tell it from others. */
export function readWords(value: Json | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  collect(value, found);
  return found;
}

function collect(value: Json | undefined, found: Set<string>): void {
  if (typeof value === 'string') {
    for (const word of value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) found.add(word);
  } else if (typeof value === 'number') {
    found.add(String(value));
  } else if (isList(value)) {
    for (const item of value) collect(item, found);
  } else if (isJsonObject(value)) {
    for (const [name, child] of Object.entries(value)) if (name !== 'type') collect(child, found);
  }
}
