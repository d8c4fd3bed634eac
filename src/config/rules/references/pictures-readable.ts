import { simplerDrawing } from '../../public-files/public-kinds';
import type { Rule } from '../rule';

/** Every picture that pages show is one: not empty, not cut off, no other file with its ending. */
export const picturesReadable = {
  problems: {
    CFG0416: {
      severity: 'error',
      title: 'A picture cannot be read.',
      cause:
        'The file is there, but it is not the picture that its ending promises: it is empty, was cut off while it was copied, or is something else that was renamed.',
      example: {
        kind: 'words',
        bad: 'A file "damaged.webp" with 0 bytes, because the disk was full when it was saved.',
        good: 'The same file, saved again as WebP from a picture program.',
      },
    },
  },
  check: ({ config: { site }, shownFiles, surroundings: { unreadablePictures, contentFaults } }) =>
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
    : 'Open it in a picture program and save it again as WebP or JPEG, or use another one.';
  return { message: 'cannot be read as a picture', hint };
}
