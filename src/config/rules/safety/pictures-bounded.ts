import type { PictureFile } from '../../surroundings';
import type { Rule } from '../rule';

/**
 * For each of up to a dozen widths and three formats, all pixels of a picture are read again: with so
 * many that takes a minute, and half a gigabyte.
 */
export const mostPixelsRead = 100_000_000;

/** Tells whether a picture has more pixels than the build reads. */
export function isTooLargeToRead({ width, height }: PictureFile): boolean {
  return width * height > mostPixelsRead;
}

/** No picture keeps the build busy for minutes. */
export const picturesBounded = {
  problems: {
    CFG0546: {
      severity: 'error',
      title: 'A picture has too many pixels.',
      cause:
        'The build makes dozens of files of each picture and reads all of its pixels for each of them. A picture of more than 100 million pixels would take minutes, and no camera of today makes one that a site needs. Save it with a width of 3840 pixels; no screen shows more.',
      example: {
        kind: 'words',
        bad: 'A scan of 20,000 × 20,000 pixels.',
        good: 'The same picture, saved with a width of 3840 pixels.',
      },
    },
  },
  check: ({ shownFiles, surroundings: { pictures } }) =>
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
          hint: 'Save it with a width of 3840 pixels; no screen shows more.',
          subject: `pixels:${value}`,
        },
      ];
    }),
} satisfies Rule;
