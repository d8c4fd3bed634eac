import { joinChoices } from './english';

const maxChoices = 20;
const maxNearest = 3;
const maxListed = 8;

/** From this length on, a word with two slips of the finger is still no other word. */
const longWord = 8;

/** What may have been meant by a word of the schema that does not exist. */
export interface Suggestion {
  hint?: string;
  /** the one that was meant for certain */
  name?: string;
}

/** The hint for a word of the schema that does not exist: the nearest, or all when there are few. */
export function suggestName(wanted: string, names: Iterable<string>): Suggestion {
  const choices = [...new Set(names)];
  const near = listNearNames(wanted, choices);
  const nearest = near.filter(({ distance }) => distance === near[0]?.distance);
  const [first] = nearest;
  if (first && nearest.length <= maxNearest) {
    const words = joinChoices(nearest.map(({ name }) => `"${name}"`));
    const certain = nearest.length === 1 && isCertain(wanted, near);
    return { hint: `Did you mean ${words}?`, ...(certain && { name: first.name }) };
  }
  if (choices.length === 0 || choices.length > maxChoices) return {};
  return { hint: `Use ${joinChoices(choices.map((name) => `"${name}"`))}.` };
}

/**
 * The hint for a name that an editor would have given, as of a person or a page: what there is, the
 * nearest first, and of many only a few. "survey-ruth" is not a misspelled "survey-esther", so a single
 * name is never offered.
 */
export function listChoices({
  to,
  among,
  title,
  known,
}: {
  to: string;
  among: Iterable<string>;
  title: string;
  known?: string;
}): string | undefined {
  const all = new Set(among);
  if (all.size < 2) return known;
  const near = listNearNames(to, all).map(({ name }) => name);
  const isLong = all.size > maxChoices || (all.size > maxListed && near.length > 0);
  const listed = [...new Set([...near, ...all])]
    .slice(0, isLong ? maxNearest : maxListed)
    .map((name) => `"${name}"`);
  const more = all.size - listed.length;
  const order = near.length > 0 && all.size > 2 ? ', closest first' : '';
  return `${known ? `${known} ` : ''}${title}${order}: ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** The name that is most like the wanted one; undefined when none is close. */
export function findSimilarName(wanted: string, names: Iterable<string>): string | undefined {
  return listNearNames(wanted, names)[0]?.name;
}

/** The names that are like the wanted one, the nearest first. */
function listNearNames(
  wanted: string,
  names: Iterable<string>,
): { name: string; distance: number }[] {
  const near: { name: string; distance: number }[] = [];
  for (const name of names) {
    // A third of the letters may differ: "fone" is like "phone", "home" is not like "name".
    const limit = Math.max(1, Math.round(Math.max(name.length, wanted.length) / 3));
    if (Math.abs(name.length - wanted.length) > limit) continue;
    const distance = measureDistance(wanted.toLowerCase(), name.toLowerCase());
    if (distance <= limit) near.push({ name, distance });
  }
  return near.toSorted((a, b) => a.distance - b.distance);
}

/**
 * Whether the nearest name must have been meant: it is a slip of the finger away, all others are
 * much farther. "lastName" is not a misspelled "firstName". Very short words and numbers are never
 * certain: "part-2" and "part-3" differ by one character and mean two things.
 */
function isCertain(wanted: string, near: readonly { name: string; distance: number }[]): boolean {
  const [first, second] = near;
  if (!first) return false;
  if (first.distance === 0) return second?.distance !== 0;
  if (first.distance > (wanted.length < longWord ? 1 : 2)) return false;
  const alone = second === undefined || second.distance > 2 * first.distance + 1;
  return alone && wanted.length > 2 && digitsOf(wanted) === digitsOf(first.name);
}

function digitsOf(name: string): string {
  return name.replaceAll(/\D/g, '');
}

/** Damerau-Levenshtein: letters added, left out, replaced, or swapped with their neighbor. */
export function measureDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(
        (row[j - 1] ?? 0) + 1,
        (last[j] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
