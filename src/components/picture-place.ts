import type { PictureVariants } from '../pages/payload';
import { variantUrl } from '../pages/page-paths';

/** How wide a picture is shown at its place. */
export interface PicturePlace {
  /** CSS length by the width of the window, in pixels, from which on it counts */
  widths: Readonly<Record<number, string>>;
  /** pixels: the least and the greatest width it is ever shown at */
  range: readonly [least: number, greatest: number];
  /** width by height of its box, where the picture is cropped to fill one */
  crop?: number;
}

/**
 * Browsers take the smaller one of two files when the width they look for is below the geometric mean
 * of both. Told a width that is larger by the root of the greatest step between two files (see
 * `scripts/pictures/choose-widths.ts`), they never take one that must be blown up.
 */
const reserve = 1.17;

/** The attribute `sizes` of a picture with that ratio of width to height. */
export function writeSizes({ widths, crop = Infinity }: PicturePlace, ratio: number): string {
  // A picture that is flatter than its box is as high as the box, and wider than it.
  const factor = (reserve * Math.max(1, ratio / crop)).toFixed(2);
  return Object.entries(widths)
    .toReversed()
    .map(([from, width]) => {
      const condition = from === '0' ? '' : `(min-width:${from}px) `;
      return `${condition}calc(${factor}*(${width}))`;
    })
    .join(',');
}

/** The attribute `srcset` with the files that may be wanted at a place. */
export function writeSrcset(
  variants: PictureVariants,
  format: string,
  { range: [least, greatest], crop = Infinity }: PicturePlace,
  ratio: number,
): string {
  const { widths } = variants;
  const factor = Math.max(1, ratio / crop);
  const enough = widths.find((width) => width >= 2 * reserve * greatest * factor) ?? Infinity;
  const few = widths.filter((width) => width >= least * factor && width <= enough);
  return (few.length > 0 ? few : widths.slice(-1))
    .map((width) => `${variantUrl(variants, width, format)} ${width}w`)
    .join(',');
}

/** One of two columns where the window has room for them. */
export const columnPlace: PicturePlace = {
  widths: { 0: '100vw', 800: 'min(45vw, 548px)' },
  range: [288, 800],
};

/** As wide as running text. */
export const textPlace: PicturePlace = { widths: { 0: 'min(100vw, 700px)' }, range: [288, 700] };
