import type { PictureVariants, Picture } from './payload';
import { variantUrl } from './page-paths';

/** Each a third more than the one before, so that none is much too large or too small. */
const steps = [160, 214, 285, 380, 506, 675, 900, 1200, 1600, 2133, 2844];

/** The widest usual screens at twice the density show no more. */
const widest = 3840;

/** The formats in which a picture may be published, the best first; the last one is for old browsers. */
export function listFormats({ colors }: PictureVariants) {
  return colors === undefined
    ? (['avif', 'webp', 'png'] as const)
    : (['avif', 'webp', 'jpg'] as const);
}

/** The widths in pixels, ascending, in which a picture may be published: never wider than it is. */
export function listPictureWidths(width: number): number[] {
  const own = Math.min(width, widest);
  return [...steps.filter((step) => step < own), own];
}

/** Pixels: as wide as other programs show a picture, and as search engines want one. */
const wideEnough = 1200;

/** The file of a picture that every program can show, for those that choose among none. */
export function findPictureFile({ src, variants, width }: Picture): string {
  if (!variants) return src;
  const format = listFormats(variants).at(-1) ?? 'jpg';
  const widths = listPictureWidths(width);
  const chosen = widths.find((each) => each >= wideEnough) ?? widths.at(-1) ?? width;
  return variantUrl(variants, chosen, format);
}
