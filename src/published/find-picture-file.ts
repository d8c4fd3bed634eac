import { variantUrl } from '../payload/page-paths';
import type { Picture } from '../payload/payload';
import { listFormats, listPictureWidths } from '../payload/picture-files';

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
