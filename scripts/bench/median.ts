/** The middle one of some figures, of an even number the higher of both; NaN of none. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;
}
