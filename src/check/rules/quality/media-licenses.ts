import type { Diagnostic } from '../../diagnostic';
import { findSimilarName } from '../../../utils/did-you-mean';
import type { Rule } from '../rule';

/** So many files without a record are a record that is missing, not files that were forgotten. */
const filesOfOneRecord = 3;

/** It is known where each shown picture, video or typeface comes from and that it may be used. */
export const mediaLicenses = {
  problems: {
    CFG0602: {
      severity: 'error',
      title: 'The source of an image, video or font is not recorded.',
      cause:
        'Under "media", record the author and the license of each image, video and custom font. For images that you made yourself, use the license "own-work".',
      inEditor:
        'Add the file to an entry of “Image and video credits”, or add a new entry. For images that you made yourself, choose the license “Own work”.',
      example: {
        kind: 'settings',
        bad: { '/routes/0/blocks/0/image/src': '/images/meadow.webp' },
        good: { '/routes/0/blocks/0/image/src': '/images/lake.webp' },
      },
    },
  },
  check: ({ config, publicFiles, shownFiles, typefaceFiles }) => {
    const seen = new Set(config.media.flatMap(({ files }) => files));
    const misspelled = [...seen].filter((file) => !publicFiles.has(file));
    const findings = [...shownFiles, ...typefaceFiles].flatMap(
      ({ value, path, part }): Diagnostic[] => {
        if (seen.has(value) || !publicFiles.has(value)) return [];
        seen.add(value);
        // Another rule reports the record that is misspelled.
        if (findSimilarName(value, misspelled) !== undefined) return [];
        return [
          {
            code: 'CFG0602',
            path,
            ...(part && { part }),
            message: `The source of "${value}" is not recorded.`,
            hint: 'Add the file to "files" of an entry under "media". If you made it yourself, use the license "own-work".',
            related: [
              { path: ['media'], atKey: true, message: 'The sources of files are listed here.' },
            ],
          },
        ];
      },
    );
    return findings.length < filesOfOneRecord
      ? findings
      : findings.map((finding) => ({ ...finding, subject: 'media' }));
  },
} satisfies Rule;
