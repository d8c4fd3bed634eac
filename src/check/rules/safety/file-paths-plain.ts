import type { Diagnostic } from '../../diagnostic';
import { isPlainPath } from '../../public-files/file-names';
import type { Rule } from '../rule';

/** The paths of files lead nowhere but into the public folder. */
export const filePathsPlain = {
  problems: {
    CFG0504: {
      severity: 'error',
      title: 'The path of a file contains characters that are not allowed.',
      cause:
        'Write the path of a file in the public folder, with slashes and without "..", question marks or escaped characters.',
      example: {
        kind: 'settings',
        bad: { '/entities/posts/0/image/src': '/images/../images/lake.webp' },
        good: { '/entities/posts/0/image/src': '/images/lake.webp' },
      },
    },
  },
  check: ({ files, publicFiles }) =>
    files.flatMap(({ value, path, part }): Diagnostic[] => {
      if (publicFiles.has(value) || isPlainPath(value)) return [];
      return [
        {
          code: 'CFG0504',
          path,
          ...(part && { part }),
          message: `"${value}" is not a valid file path.`,
          hint: 'Copy the file into the public folder and write its path: "/images/meadow.webp".',
        },
      ];
    }),
} satisfies Rule;
