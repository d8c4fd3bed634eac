// What a search finds; apart from the page, so that it can be tried without one.

/** Nothing that has all of the words comes after something that has not. */
const wholePoints = 100;
const phrasePoints = 8;

/** The more of a word is in a name, the earlier; -1 when there is none of the words. */
function rank({ title, alsoCalled = [], place, text, words: more = '' }, words) {
  const names = [title, ...alsoCalled].map((name) => name.toLowerCase());
  const around = `${text} ${more} ${place}`.toLowerCase();
  const points = words.map((word) => {
    if (names.includes(word)) return 8;
    if (names.some((name) => name.startsWith(word))) return 4;
    if (names.some((name) => name.includes(word))) return 3;
    return around.includes(word) ? 1 : 0;
  });
  const sum = points.reduce((total, one) => total + one, 0);
  if (sum === 0) return -1;
  if (points.includes(0)) return sum;
  const phrase = words.join(' ');
  return wholePoints + sum + (names.some((name) => name.includes(phrase)) ? phrasePoints : 0);
}

/** "Colors" and "color" find the same. */
function readWords(typed) {
  return typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

/** The entries that have any of the words, those with all of them first. */
globalThis.findEntries = (entries, typed) => {
  const words = readWords(typed);
  return entries
    .map((entry) => ({ entry, points: rank(entry, words) }))
    .filter(({ points }) => points >= 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ entry }) => entry);
};
