import type { ProblemKind } from './problem-kind';

/** CFG067x: lists that are kept in files of their own. */
export const listProblems = {
  CFG0670: {
    severity: 'error',
    title: 'There are no files for a list.',
    cause:
      'A list can be kept in separate files, and "files" gives their path. No file matches this path. The path starts in the folder of the config; * matches any part of a file or folder name, and list files end with .json. For a list without entries, delete the setting.',
    example: {
      kind: 'words',
      bad: '"posts": { "files": "posts/*.json" }, and the files are in content/posts.',
      good: '"posts": { "files": "content/posts/*.json" }',
    },
  },
  CFG0671: {
    severity: 'error',
    title: 'A file of a list is not in the folder of the config.',
    cause:
      'List files must be in the folder of the config or below it, so that no unrelated files are published. Symlinks out of that folder are not followed.',
    example: {
      kind: 'words',
      bad: '"posts": { "files": "../posts/*.json" }',
      good: '"posts": { "files": "content/posts/*.json" }',
    },
  },
  CFG0672: {
    severity: 'error',
    title: 'A list with "files" has another setting.',
    cause:
      'A list that is kept in files may only contain "files". The settings of an entry belong in its file.',
    example: {
      kind: 'words',
      bad: '"posts": { "files": "content/posts/*.json", "limit": 3 }',
      good: '"posts": { "files": "content/posts/*.json" }',
    },
  },
} as const satisfies Record<string, ProblemKind>;
