import type { PictureFile } from '../../check-context';
import type { Rule } from '../rule';

/**
 * For each of up to a dozen widths and three formats, all pixels of a picture are read again: with so
 * many that takes a minute, and half a gigabyte.
 */
export const maxPixelsRead = 100_000_000;

/** Tells whether a picture has more pixels than the build reads. */
export function isTooLargeToRead({ width, height }: PictureFile): boolean {
  return width * height > maxPixelsRead;
}

/** No picture keeps the build busy for minutes. */
export const picturesBounded = {
  problems: {
    CFG0546: {
      severity: 'error',
      title: 'An image has too many pixels.',
      cause:
        'The build makes dozens of files from each image and reads every pixel for each file. An image of more than 100 million pixels would take minutes and is larger than a site needs. Save the image with a width of 3840 pixels; websites do not need more.',
      example: {
        kind: 'words',
        bad: 'A scan of 20,000 × 20,000 pixels.',
        good: 'The same image, saved with a width of 3840 pixels.',
      },
    },
  },
  check: ({ shownFiles, checkContext: { pictures } }) =>
    shownFiles.flatMap(({ value, path, part }) => {
      const picture = pictures?.get(value);
      // Drawings have no pixels.
      if (!picture || !isTooLargeToRead(picture) || value.endsWith('.svg')) return [];
      return [
        {
          code: 'CFG0546' as const,
          path,
          ...(part && { part }),
          message: `The file "${value}" has too many pixels: ${picture.width} × ${picture.height}.`,
          hint: 'Save the image with a width of 3840 pixels; websites do not need more.',
          subject: `pixels:${value}`,
        },
      ];
    }),
} satisfies Rule;
