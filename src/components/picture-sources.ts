import { variantUrl } from '../payload/page-paths';
import type { Picture } from '../payload/payload';
import { listFormats, listPictureWidths } from '../payload/picture-files';
import type { PicturePlace } from './picture-place';

/**
 * Browsers take the smaller one of two files when the width they look for is below the geometric
 * mean of both. Given a width that is larger by the root of the greatest step between two files, they
 * never take one that must be blown up.
 */
export const reserve = 1.17;

/** Browsers that know neither AVIF nor WebP get one file, at most so many pixels wide. */
const plainWidth = 1200;

/** What the elements of a picture say about its files: attributes `src`, `srcset` and `sizes`. */
export interface PictureSources {
  src: string;
  srcSets?: { avif: string; webp: string };
  sizes?: string;
}

/** Chooses the files that may be wanted at a place, and says how wide the picture is shown there. */
export function choosePictureSources(
  picture: Picture,
  { widths, range: [least, greatest], crop = Infinity }: PicturePlace,
): PictureSources {
  if (!picture.variants) return { src: picture.src };
  const { width, height, variants } = picture;
  // A picture that is flatter than its box is as high as the box, and wider than it.
  const shown = Object.entries(widths).map(([from, boxWidth]) => {
    const ratio = typeof crop === 'number' ? crop : (crop[from] ?? Infinity);
    return { from, boxWidth, overflow: Math.max(1, width / height / ratio) };
  });
  const overflows = shown.map(({ overflow }) => overflow);
  const all = listPictureWidths(width);
  const enough =
    all.find((each) => each >= 2 * reserve * greatest * Math.max(...overflows)) ?? Infinity;
  const wanted = all.filter((each) => each >= least * Math.min(...overflows) && each <= enough);
  const offered = wanted.length > 0 ? wanted : all.slice(-1);
  const plain = offered.findLast((each) => each <= plainWidth) ?? offered[0] ?? width;
  // With spaces, as the dev server rewrites them: otherwise, React would see a difference.
  const list = (format: 'avif' | 'webp') =>
    offered.map((each) => `${variantUrl(variants, each, format)} ${each}w`).join(', ');
  return {
    src: variantUrl(variants, plain, listFormats(variants)[2]),
    srcSets: { avif: list('avif'), webp: list('webp') },
    sizes: shown.map(writeSize).toReversed().join(','),
  };
}

/** Pixels: as wide as a picture alone on a usual screen is looked at. */
const largeWidth = 1600;

/** The one file that shows a picture as large as a window is. */
export function findLargeFile({ src, width, variants }: Picture): string {
  if (!variants) return src;
  const all = listPictureWidths(width);
  const chosen = all.find((each) => each >= largeWidth) ?? all.at(-1) ?? width;
  return variantUrl(variants, chosen, 'webp');
}

interface ShownWidth {
  /** CSS length: the width of the window from which on it counts */
  from: string;
  /** CSS length */
  boxWidth: string;
  /** how much wider than its box the picture is */
  overflow: number;
}

function writeSize({ from, boxWidth, overflow }: ShownWidth, index: number): string {
  const condition = index ? `(min-width:${from}) ` : '';
  return `${condition}calc(${(reserve * overflow).toFixed(2)}*${boxWidth})`;
}
