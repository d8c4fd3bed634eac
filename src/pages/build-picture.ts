import type { Image } from '../generated/config-types';
import type { BuildContext } from './build-context';
import { variantUrl } from './page-paths';
import type { Picture, PictureVariants } from './payload';

/** Pixels; browsers that know no `srcset` get the file that is not wider. */
const plainWidth = 1200;

/** Adds the size of the file, so that the browser keeps the place free, and the files made of it. */
export function buildPicture(
  { src, alt = '', focus }: Pick<Image, 'src' | 'alt' | 'focus'>,
  context: BuildContext,
): Picture {
  const asset = context.pictures.get(src);
  if (!asset) throw new Error(`The size of ${src} is not known; was the config checked?`);
  const { width, height, variants } = asset;
  return {
    src: variants ? choosePlainFile(variants) : src,
    alt,
    width,
    height,
    ...(focus && { focus }),
    ...(variants && { variants }),
  };
}

function choosePlainFile(variants: PictureVariants): string {
  const { widths, fallback } = variants;
  const width = widths.findLast((each) => each <= plainWidth) ?? widths[0] ?? 0;
  return variantUrl(variants, width, fallback);
}
