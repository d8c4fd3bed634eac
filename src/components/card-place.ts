import { findWindowFor } from './fluid-length';
import type { PicturePlace } from './picture-place';
import type { ThemeSpace } from '../generated/config-types';

/** Pixels: how wide cards side by side are, and how far apart. */
export const cardWidths = { least: 264, leastOfLarge: 320, most: 568, gap: 24 } as const;

/**
 * How wide the picture of a card is, one of `count`, cropped to a ratio of width to height.
 *
 * @param large whether at most two stand side by side
 */
export function placeCardPicture(
  { count, large, crop }: { count: number; large: boolean; crop: number },
  { content, gutter }: ThemeSpace,
): PicturePlace {
  const { least, leastOfLarge, most, gap } = cardWidths;
  const widths: Record<number, string> = { 0: `min(100vw, ${most}px)` };
  const narrowest = large ? leastOfLarge : least;
  for (let columns = 2; columns <= (large ? 2 : count); columns += 1) {
    const needed = columns * narrowest + (columns - 1) * gap;
    if (needed > content) break;
    // Four do not stand three and one.
    if (count === 4 && columns === 3) continue;
    const widest = Math.min(most, Math.ceil((content - (columns - 1) * gap) / columns));
    widths[findWindowFor(needed, gutter)] = `min(${round(100 / columns)}vw, ${widest}px)`;
  }
  return { widths, range: [least, most], crop };
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
