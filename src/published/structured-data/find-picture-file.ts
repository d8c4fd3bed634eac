import { variantUrl } from '../../payload/page-paths';
import type { Picture } from '../../payload/payload';
import { listFormats, listPictureWidths } from '../../payload/picture-files';

/** The largest file of a picture that every program can show. */
export function findPictureFile({ src, variants, width }: Picture): string {
  if (!variants) return src;
  const format = listFormats(variants).at(-1) ?? 'jpg';
  return variantUrl(variants, listPictureWidths(width).at(-1) ?? width, format);
}
