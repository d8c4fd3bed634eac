import type { Rule } from '../rule-context';

/** Every picture that pages show is one: not empty, not cut off, no other file with its ending. */
export const picturesReadable: Rule = ({
  config: { site },
  shownFiles,
  surroundings: { unreadablePictures },
}) =>
  [...shownFiles, { value: site.logo, path: ['site', 'logo'], part: undefined }]
    .filter(({ value }) => unreadablePictures?.has(value))
    .map(({ value, path, part }) => ({
      code: 'CFG0416',
      path,
      ...(part && { part }),
      message: `The file "${value}" cannot be read as a picture.`,
      hint: 'Open it in a picture program and save it again as WebP or JPEG, or put in another one.',
      subject: `unreadable:${value}`,
    }));
