import type { PicturePlace } from './picture-place';

/** Pixels: how wide cards side by side are, and how far apart. */
export const cardWidths = { least: 264, leastOfLarge: 320, most: 568, gap: 24 } as const;

/** By the number of cards side by side: the narrowest window where so many have room, in pixels. */
const roomFor = new Map([
  [2, 600],
  [3, 913],
  [4, 1208],
]);

/** Four with wide pictures stand in two columns. */
const roomForFourWide = new Map([[2, 716]]);

/**
 * How wide the picture of a card is, one of `count`, cropped to a ratio of width to height.
 *
 * @param contentWidth pixels: how wide the content of a page is at most
 */
export function placeCardPicture(count: number, crop: number, contentWidth: number): PicturePlace {
  const { least, most, gap } = cardWidths;
  const widths: Record<number, string> = { 0: `min(100vw, ${most}px)` };
  for (const [columns, from] of count === 4 && crop > 1 ? roomForFourWide : roomFor) {
    if (columns > count) break;
    const widest = Math.min(most, Math.ceil((contentWidth - gap * (columns - 1)) / columns));
    widths[from] = `min(${100 / columns}vw, ${widest}px)`;
  }
  return { widths, range: [least, most], crop };
}
