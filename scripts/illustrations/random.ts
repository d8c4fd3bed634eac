/**
 * A row of numbers from 0 to 1 that is the same for the same name,
 * so that a picture does not change when it is drawn again.
 */
export function startRandom(name: string): () => number {
  let state = 2166136261;
  for (const character of name) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}
