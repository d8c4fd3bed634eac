interface RememberedParts<Part, Found> {
  (part: Part): Found;
  /** Lets go of all that was found, though the parts are still there: it is found anew when asked for. */
  forget: () => void;
}

/**
 * Gives what was found in a part of a config the next time that it is asked for. The editor checks a
 * whole config with each key that somebody presses, and what stays as it is, is the same object. What is
 * kept goes with the part.
 *
 * @param find says the same of the same part each time, whatever is around it; what it gives is shared,
 *   and must stay as it is
 */
export function memoizeByObject<Part extends object, Found>(
  find: (part: Part) => Found,
): RememberedParts<Part, Found> {
  let known = new WeakMap<Part, { found: Found }>();
  const read = (part: Part): Found => {
    const before = known.get(part);
    if (before) return before.found;
    const found = find(part);
    known.set(part, { found });
    return found;
  };
  const forget = (): void => {
    known = new WeakMap();
  };
  return Object.assign(read, { forget });
}

/** Shorter texts are read sooner than they are looked up. */
const minMemoized = 150;

/** As many as a site of ten thousand posts has, and some more. */
const maxMemoized = 30_000;

const stringCaches: Map<string, unknown>[] = [];

/** Lets go of what is known of all texts: it is read anew when asked for. */
export function clearMemoizedStrings(): void {
  for (const known of stringCaches) known.clear();
}

/**
 * Gives what is known of a long text the next time that it is asked for. The editor checks a whole
 * config with each key that somebody presses, and all but one of its texts are as they were.
 *
 * @param read says the same of the same text each time; what it gives is shared, and must stay as it is
 */
export function memoizeByString<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  stringCaches.push(known);
  return (text) => {
    if (text.length < minMemoized) return read(text);
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as T;
    const answer = read(text);
    // Those that are still there are read once more: that is rare, and they would fill the memory.
    if (known.size >= maxMemoized) known.clear();
    known.set(text, answer);
    return answer;
  };
}

/** Gives what was found for a name the next time that it is asked for. For names of which there are few. */
export function memoizeByName<Name extends string, Found>(
  find: (name: Name) => Found,
): (name: Name) => Found {
  const known = new Map<Name, { found: Found }>();
  return (name) => {
    const before = known.get(name);
    if (before) return before.found;
    const found = find(name);
    known.set(name, { found });
    return found;
  };
}

/**
 * A copy of a text, for what is kept for long: a part that was cut out of a text keeps all of that text
 * in memory, which is a whole page for an address.
 */
export function copyText(part: string): string {
  return Buffer.from(part).toString();
}
