import { measureContrast } from './color-contrast';

/** A color that another one must be told apart from. */
export interface Neighbor {
  color: string;
  /** the least contrast */
  least: number;
}

/**
 * The nearest darker or lighter shade of a color that has enough contrast to all its neighbors.
 *
 * @param color like `#1F5F66`
 * @returns undefined when no shade can have it
 */
export function nearestReadable(color: string, neighbors: readonly Neighbor[]): string | undefined {
  for (let step = 1; step <= 255; step++) {
    const share = step / 255;
    const readable = [mix(color, 0, share), mix(color, 255, share)].find((shade) =>
      neighbors.every((neighbor) => measureContrast(shade, neighbor.color) >= neighbor.least),
    );
    if (readable) return readable;
  }
  return undefined;
}

/** @param end 0 for black, 255 for white */
function mix(color: string, end: number, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16);
    return Math.round(channel + (end - channel) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('').toUpperCase()}`;
}
