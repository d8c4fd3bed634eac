const maxChoices = 15;

/** The hint for a name that does not exist: the nearest one, or all when there are few. */
export function suggestName(wanted: string, names: Iterable<string>): string | undefined {
  const choices = [...new Set(names)];
  const nearest = findSimilarName(wanted, choices);
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  if (choices.length === 0 || choices.length > maxChoices) return undefined;
  return `You can use ${choices.map((name) => `"${name}"`).join(', ')}.`;
}

/** The name that is most like the wanted one; undefined when none is close. */
export function findSimilarName(wanted: string, names: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) >= bestDistance) continue;
    const distance = measureDistance(wanted.toLowerCase(), name.toLowerCase());
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
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
