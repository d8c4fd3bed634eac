/** What two versions of a thing are recognized by. */
export interface Likeness {
  /** things of different kinds never match */
  kind: string;
  /** an id: things of the same kind that have the same one belong together, whatever they say */
  id?: string | undefined;
  /** all words of the thing */
  words: string;
}

/** Which thing of the one list is which of the other, as positions. */
export interface Matches {
  pairs: [before: number, after: number][];
  removed: number[];
  added: number[];
}

/** Below this share of common words two things are different ones. */
const minSimilarity = 0.4;

/**
 * Recognizes things in a changed list: first by id, then by equal words, then by similar words, at
 * last by being at the same place.
 *
 * @param placeCounts false when the same place in the list says nothing
 * @returns pairs in the order of `after`
 */
export function matchItems(
  before: readonly Likeness[],
  after: readonly Likeness[],
  placeCounts = true,
): Matches {
  const partners = new Map<number, number>();
  const left = new Set(before.keys());

  function pairWhere(isSame: (one: Likeness, other: Likeness) => boolean): void {
    after.forEach((item, index) => {
      if (partners.has(index)) return;
      const found = [...left].find((candidate) => {
        const other = before[candidate];
        return other?.kind === item.kind && isSame(other, item);
      });
      if (found === undefined) return;
      partners.set(index, found);
      left.delete(found);
    });
  }

  pairWhere((one, other) => one.id !== undefined && one.id === other.id);
  pairWhere((one, other) => one.words === other.words);
  for (const [one, other] of listSimilar(before, after, left, partners)) {
    if (!left.has(one) || partners.has(other)) continue;
    partners.set(other, one);
    left.delete(one);
  }
  after.forEach(({ kind, id }, index) => {
    const other = before[index];
    if (!placeCounts || partners.has(index) || !left.has(index) || other?.kind !== kind) return;
    // Two ids say that these are two things.
    if (id !== undefined && other.id !== undefined) return;
    partners.set(index, index);
    left.delete(index);
  });

  return {
    pairs: [...partners].map(([to, from]): [number, number] => [from, to]).toSorted(byAfter),
    removed: [...left],
    added: [...after.keys()].filter((index) => !partners.has(index)),
  };
}

/** Whether matched things are in another order than before. */
export function isReordered({ pairs }: Matches): boolean {
  return pairs.some(([from], index) => index > 0 && from < (pairs[index - 1]?.[0] ?? 0));
}

function byAfter([, a]: [number, number], [, b]: [number, number]): number {
  return a - b;
}

/** Pairs that are similar enough, the most similar first; of equal ones those that moved least. */
function listSimilar(
  before: readonly Likeness[],
  after: readonly Likeness[],
  left: ReadonlySet<number>,
  partners: ReadonlyMap<number, number>,
): [number, number][] {
  const bags = new Map([...left].map((index) => [index, countWords(before[index]?.words ?? '')]));
  const similar = after.flatMap(({ kind, words }, index) => {
    if (partners.has(index)) return [];
    const bag = countWords(words);
    return [...bags].flatMap(([candidate, other]) => {
      const similarity = before[candidate]?.kind === kind ? measureSimilarity(other, bag) : 0;
      return similarity < minSimilarity ? [] : [{ candidate, index, similarity }];
    });
  });
  return similar
    .toSorted(
      (a, b) =>
        b.similarity - a.similarity ||
        Math.abs(a.candidate - a.index) - Math.abs(b.candidate - b.index),
    )
    .map(({ candidate, index }) => [candidate, index]);
}

type WordCounts = ReadonlyMap<string, number>;

function countWords(text: string): WordCounts {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** The share of words that both have: 1 for the same words, 0 for none (Dice's coefficient). */
function measureSimilarity(one: WordCounts, other: WordCounts): number {
  let common = 0;
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0);
  const total = sum(one) + sum(other);
  return total === 0 ? 0 : (2 * common) / total;
}

function sum(counts: WordCounts): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
