import type { Post } from '../../generated/config-types';

/** What a text is about, it says at its beginning: so many characters of it are read. */
const readLength = 1000;
/** So many of its most telling words speak for a post. */
const mostTerms = 12;
/** With so many posts that have a word in common with it, those nearest by date, each post is compared. */
const mostCompared = 64;
const mostRelated = 12;
/** A tag says on purpose what words say by the way. */
const tagWeight = 3;

/** What a post is about: its tags, and the words of its title and of the beginning of its text. */
type Terms = ReadonlyMap<string, number>;

/** The posts for which a word speaks, by date, and what it is worth for each. */
interface Owners {
  places: number[];
  weights: number[];
}

/**
 * Compares posts by their tags and by the words that few others have. Each is compared with a limited
 * number of others, so that twice as many posts take twice as long. The same posts give the same answer.
 *
 * @param newest the posts by date
 * @returns finds the posts that have most in common with one of them
 */
export function relatePosts(newest: readonly Post[]): (postId: string) => readonly Post[] {
  const all = newest.map(readTerms);
  const counts = new Map<string, number>();
  for (const terms of all) {
    for (const term of terms.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const telling = all.map((terms) => chooseTelling(terms, counts, newest.length));
  const owners = new Map<string, Owners>();
  for (const [place, terms] of telling.entries()) {
    for (const [term, weight] of terms) {
      const known = owners.get(term) ?? { places: [], weights: [] };
      known.places.push(place);
      known.weights.push(weight);
      owners.set(term, known);
    }
  }
  const places = new Map(newest.map(({ id }, place) => [id, place]));
  // Of all posts, because no list of numbers is faster; those that were compared are set back.
  const scores = new Float64Array(newest.length);
  return (postId) => {
    const own = places.get(postId);
    if (own === undefined) return [];
    const compared: number[] = [];
    for (const [term, weight] of telling[own] ?? []) {
      const { places: others, weights } = owners.get(term) ?? { places: [], weights: [] };
      const [start, end] = findNearest(others, own);
      for (let index = start; index < end; index += 1) {
        const other: number = others[index] ?? own;
        if (other === own) continue;
        if (scores[other] === 0) compared.push(other);
        scores[other] = (scores[other] ?? 0) + weight * (weights[index] ?? 0);
      }
    }
    const best = takeBest(compared, scores);
    for (const place of compared) scores[place] = 0;
    return best.flatMap((place) => newest[place] ?? []);
  };
}

/** The `mostRelated` with the highest scores, the best first; equals in their order. */
function takeBest(compared: readonly number[], scores: Readonly<Float64Array>): number[] {
  const isBetter = (one: number, other: number) => {
    const difference = (scores[one] ?? 0) - (scores[other] ?? 0);
    return difference > 0 || (difference === 0 && one < other);
  };
  const best: number[] = [];
  for (const place of compared) {
    const last = best[mostRelated - 1];
    if (last !== undefined && isBetter(last, place)) continue;
    const before = best.findIndex((other) => isBetter(place, other));
    best.splice(before < 0 ? best.length : before, 0, place);
    if (best.length > mostRelated) best.pop();
  }
  return best;
}

function readTerms({ title, excerpt, content, tags }: Post): Terms {
  const terms = new Map<string, number>();
  for (const tag of tags) terms.set(`#${tag}`, tagWeight);
  const text = content.slice(0, readLength).replaceAll(/<[^>]*>/g, ' ');
  for (const word of `${title} ${excerpt} ${text}`.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
    if (!terms.has(word)) terms.set(word, 1);
  }
  return terms;
}

/** The words that fewest posts have, each with what it is worth; one that no other has, or all have, says nothing. */
function chooseTelling(terms: Terms, counts: ReadonlyMap<string, number>, total: number): Terms {
  const weighed = [...terms].flatMap(([term, weight]): [string, number][] => {
    const count = counts.get(term) ?? 0;
    return count < 2 || count === total ? [] : [[term, weight * Math.log(total / count)]];
  });
  const best = weighed.toSorted(([a, x], [b, y]) => y - x || Number(a > b) - Number(a < b));
  return new Map(best.slice(0, mostTerms));
}

/** Where in a sorted list those begin and end that are nearest to a number. */
function findNearest(sorted: readonly number[], around: number): [start: number, end: number] {
  if (sorted.length <= mostCompared) return [0, sorted.length];
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < around) low = middle + 1;
    else high = middle;
  }
  const start = Math.max(0, Math.min(low - mostCompared / 2, sorted.length - mostCompared));
  return [start, start + mostCompared];
}
