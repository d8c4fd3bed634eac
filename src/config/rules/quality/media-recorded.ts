import type { Finding } from '../../finding';
import { findSimilarName } from '../../similar-name';
import type { Rule } from '../rule';

/** So many files without a record are a record that is missing, not files that were forgotten. */
const filesOfOneRecord = 3;

/** It is known where each shown picture, video or typeface comes from and that it may be used. */
export const mediaRecorded = {
  problems: {
    CFG0602: {
      severity: 'error',
      title: 'It is not recorded where a picture, video or typeface comes from.',
      cause:
        'Under "media", it must be recorded for each picture, video and typeface of your own who made it, and under which licence it may be used. Your own pictures have the licence "own-work".',
      inEditor:
        'Add the file to an entry of the list “Media”, or add an entry for it; your own pictures have the license “Own work”.',
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
      ({ value, path, part }): Finding[] => {
        if (seen.has(value) || !publicFiles.has(value)) return [];
        seen.add(value);
        // Another rule reports the record that is misspelled.
        if (findSimilarName(value, misspelled) !== undefined) return [];
        return [
          {
            code: 'CFG0602',
            path,
            ...(part && { part }),
            message: `It is not recorded where "${value}" comes from.`,
            hint: 'Add it to "files" of an entry under "media"; your own drawings have the licence "own-work".',
            related: [
              { path: ['media'], atKey: true, message: 'This list says where files come from.' },
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
