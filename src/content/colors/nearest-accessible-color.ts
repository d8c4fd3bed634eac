import { mixColors, measureContrast } from './srgb';

/** A color that another one must be distinguishable from. */
export interface ContrastConstraint {
  color: string;
  /** the least contrast */
  least: number;
  /** how the other one looks where the two meet, when it is seen through something */
  show?: (color: string) => string;
}

/**
 * The nearest darker or lighter shade of a color that has enough contrast to all its neighbors.
 *
 * @param color like `#1F5F66`
 * @returns undefined when no shade can have it
 */
export function nearestAccessibleColor(
  color: string,
  neighbors: readonly ContrastConstraint[],
): string | undefined {
  for (let step = 1; step <= 255; step++) {
    const share = step / 255;
    const readable = ['#000000', '#FFFFFF']
      .map((end) => mixColors(color, end, share))
      .find((shade) =>
        neighbors.every(
          (neighbor) =>
            measureContrast(neighbor.show?.(shade) ?? shade, neighbor.color) >= neighbor.least,
        ),
      );
    if (readable) return readable;
  }
  return undefined;
}
