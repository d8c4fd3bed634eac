import type { TypefaceFile } from './typefaces';

type Weights = TypefaceFile['weights'];

/**
 * The weights of the files to use.
 *
 * @param wanted of files with one weight each, the nearest to these are chosen; a file with all
 * weights comes before them
 */
export function chooseSpans(files: readonly TypefaceFile[], wanted: readonly number[]): Weights[] {
  const variable = files.find(({ weights: [least, most] }) => least !== most);
  if (variable) return [variable.weights];
  const known = [...new Set(files.map(({ weights: [weight] }) => weight))];
  const nearest = wanted.flatMap(
    (weight) => known.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0] ?? [],
  );
  return [...new Set(nearest)].map((weight) => [weight, weight]);
}

/** The weight of those that a file has which is the nearest to the wanted one. */
export function limitWeight(weight: number, [least, most]: Weights): number {
  return Math.max(least, Math.min(most, weight));
}

/** @param ranges as CSS writes them: `U+0000-00FF,U+0131` */
export function readRanges(ranges: string): (character: string) => boolean {
  const limits = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return limits.some(([first, last]) => first <= code && code <= last);
  };
}
