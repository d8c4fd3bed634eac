/** Shorter texts are read sooner than they are looked up. */
const shortest = 150;

/** As many as a site of ten thousand posts has, and some more. */
const most = 30_000;

const all: Map<string, unknown>[] = [];

/** Lets go of what is known of all texts: it is read anew when asked for. */
export function clearMemoizedStrings(): void {
  for (const known of all) known.clear();
}

/**
 * Gives what is known of a long text the next time that it is asked for. The editor checks a whole
 * config with each key that somebody presses, and all but one of its texts are as they were.
 *
 * @param read says the same of the same text each time; what it gives is shared, and must stay as it is
 */
export function memoizeByString<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  all.push(known);
  return (text) => {
    if (text.length < shortest) return read(text);
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as T;
    const answer = read(text);
    // Those that are still there are read once more: that is rare, and they would fill the memory.
    if (known.size >= most) known.clear();
    known.set(text, answer);
    return answer;
  };
}
