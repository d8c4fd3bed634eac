import { simplerDrawing } from '../../public-files/public-kinds';
import type { Rule } from '../rule';

/** Every picture that pages show is one: not empty, not cut off, no other file with its ending. */
export const picturesReadable = {
  problems: {
    CFG0416: {
      severity: 'error',
      title: 'An image is damaged.',
      cause:
        'The file exists but is not a valid image of this type: it is empty, was copied only in part, or is a renamed file of another type.',
      example: {
        kind: 'words',
        bad: 'A file "damaged.webp" with 0 bytes, because the disk was full when it was saved.',
        good: 'The same file, saved again as WebP from an image editor.',
      },
    },
  },
  check: ({ config: { site }, shownFiles, checkContext: { unreadablePictures, contentFaults } }) =>
    [...shownFiles, { value: site.logo, path: ['site', 'logo'], part: undefined }]
      .filter(({ value }) => unreadablePictures?.has(value))
      .map(({ value, path, part }) => {
        const { message, hint } = contentFaults?.get(value) ?? describeDamage(value);
        return {
          code: 'CFG0416',
          path,
          ...(part && { part }),
          message: `The file "${value}" ${message}.`,
          hint,
          subject: `unreadable:${value}`,
        };
      }),
} satisfies Rule;

/** What is said of a picture of which only a part is wrong. */
function describeDamage(file: string): { message: string; hint: string } {
  const hint = file.endsWith('.svg')
    ? simplerDrawing
    : 'Open the file in an image editor and save it again as WebP or JPEG, or use another image.';
  return { message: 'is not a readable image', hint };
}
