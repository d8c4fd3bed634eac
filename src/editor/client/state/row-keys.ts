/**
 * Tells the rows of a list apart, however they were moved here: what is open in a row goes with it.
 * Where rows come or go in some other way, as by undoing, no two have the same key.
 *
 * @param known the keys of the rows as they were last moved
 */
export function keyRows(length: number, known: readonly number[]): number[] {
  const kept = known.slice(0, length);
  const first = nextKey(kept);
  return [...kept, ...Array.from({ length: length - kept.length }, (_row, index) => first + index)];
}

/** A key that no row has. */
export function nextKey(keys: readonly number[]): number {
  return keys.reduce((most, key) => Math.max(most, key), -1) + 1;
}
