import { inEm } from './design-tokens';

/** How wide a picture is shown at its place. */
export interface PicturePlace {
  /** CSS length by the width of the window, a CSS length too, from which on it counts; the first is for all */
  widths: Readonly<Record<string, string>>;
  /** pixels: the least and the greatest width it is ever shown at */
  range: readonly [least: number, greatest: number];
  /**
   * width by height of its box, where the picture is cropped to fill one; by the width of the window,
   * as in `widths`, where that decides
   */
  crop?: number | Readonly<Record<string, number>>;
}

/** Pixels: how far apart two columns are at most where the content is as wide as it gets. */
const columnGap = 64;

/**
 * One of two columns where they have room, else as wide as the content.
 *
 * @param contentWidth pixels: how wide the content of a page is at most
 * @param from pixels: the narrowest window with two columns
 */
export function placeInColumn(contentWidth: number, from: number): PicturePlace {
  const widest = Math.ceil((contentWidth - columnGap) / 2);
  return {
    widths: { 0: '100vw', [`${inEm(from)}em`]: `min(45vw, ${widest}px)` },
    range: [288, Math.max(from, widest)],
  };
}

/** As wide as running text. */
export const textPlace: PicturePlace = { widths: { 0: 'min(100vw, 700px)' }, range: [288, 700] };
