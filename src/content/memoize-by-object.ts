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
