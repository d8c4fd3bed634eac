import type { Post } from '../../generated/config-types';

/** What a text is about, it says at its beginning: so many characters of it are read. */
const readLength = 1000;
/** So many of its most telling words speak for a post. */
const maxTerms = 12;
/**
 * With so many posts that have a word in common with it, those nearest by date, each post is compared.
 */
const maxCompared = 64;
const maxRelated = 12;
/** A tag says on purpose what words say by the way. */
const tagWeight = 3;

/** What posts are about: a tag, or a word of the title or of the beginning of the text. */
interface Term {
  /** a word, or `#` and a tag */
  name: string;
  /** how many posts have it */
  count: number;
  /** what it says about a post: nothing if no other one has it, or all have */
  worth: number;
  /** the posts for which it speaks, by date */
  places: number[];
}

/**
 * Compares posts by their tags and by the words that few others have. Each is compared with a limited
 * number of others, so that twice as many posts take twice as long. The same posts give the same answer.
 *
 * @param newest the posts by date
 * @returns finds the posts that have most in common with one of them
 */
export function relatePosts(newest: readonly Post[]): (postId: string) => readonly Post[] {
  const known = new Map<string, Term>();
  const all = newest.map((post) => readTerms(post, known));
  for (const term of known.values()) term.worth = weigh(term, newest.length);
  const telling = all.map(chooseTelling);
  for (const [place, terms] of telling.entries()) {
    for (const term of terms) term.places.push(place);
  }
  const places = new Map(newest.map(({ id }, place) => [id, place]));
  // Of all posts, because no list of numbers is faster; those that were compared are set back.
  const scores = new Float64Array(newest.length);
  return (postId) => {
    const own = places.get(postId);
    if (own === undefined) return [];
    const compared: number[] = [];
    for (const { places: others, worth } of telling[own] ?? []) {
      const [start, end] = findNearest(others, own);
      for (let index = start; index < end; index += 1) {
        const other: number = others[index] ?? own;
        if (other === own) continue;
        if (scores[other] === 0) compared.push(other);
        scores[other] = (scores[other] ?? 0) + worth * worth;
      }
    }
    const best = takeBest(compared, maxRelated, (one, other) => {
      const difference = (scores[one] ?? 0) - (scores[other] ?? 0);
      return difference > 0 || (difference === 0 && one < other);
    });
    for (const place of compared) scores[place] = 0;
    return best.flatMap((place) => newest[place] ?? []);
  };
}

/** So many of the best, the best first. */
function takeBest<T>(
  all: readonly T[],
  most: number,
  isBetter: (one: T, other: T) => boolean,
): T[] {
  const best: T[] = [];
  for (const each of all) {
    const last = best[most - 1];
    if (last !== undefined && isBetter(last, each)) continue;
    const before = best.findIndex((other) => isBetter(each, other));
    best.splice(before < 0 ? best.length : before, 0, each);
    if (best.length > most) best.pop();
  }
  return best;
}

/** The terms of a post: those of all posts, to which new ones are added. */
function readTerms({ title, excerpt, content, tags }: Post, known: Map<string, Term>): Term[] {
  const text = content.slice(0, readLength).replaceAll(/<[^>]*>/g, ' ');
  const words = `${title} ${excerpt} ${text}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const names = new Set([...tags.map((tag) => `#${tag}`), ...words]);
  return [...names].map((name) => {
    const term = known.get(name) ?? { name, count: 0, worth: 0, places: [] };
    term.count += 1;
    known.set(name, term);
    return term;
  });
}

function weigh({ name, count }: Term, total: number): number {
  if (count < 2) return 0;
  return (name.startsWith('#') ? tagWeight : 1) * Math.log(total / count);
}

/** The terms that fewest posts have, the most telling first. */
function chooseTelling(terms: readonly Term[]): Term[] {
  return takeBest(
    terms.filter(({ worth }) => worth > 0),
    maxTerms,
    (one, other) => one.worth > other.worth || (one.worth === other.worth && one.name < other.name),
  );
}

/** Where in a sorted list those begin and end that are nearest to a number. */
function findNearest(sorted: readonly number[], around: number): [start: number, end: number] {
  if (sorted.length <= maxCompared) return [0, sorted.length];
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < around) low = middle + 1;
    else high = middle;
  }
  const start = Math.max(0, Math.min(low - maxCompared / 2, sorted.length - maxCompared));
  return [start, start + maxCompared];
}
