import type { ProblemKind } from './problem-kind';

/** CFG067x: lists that are kept in files of their own. */
export const listProblems = {
  CFG0670: {
    severity: 'error',
    title: 'There are no files for a list.',
    cause:
      'A list can be kept in files beside the config, and "files" says where they are. There is none. The path counts from the folder of the config, and * is any part of the name of a file or folder; files of lists end with .json. For a list without entries, leave the setting out.',
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
      'The files of a list are in the folder of the config, or in folders below it, so that nothing is published that belongs to somebody else. Links that lead out of that folder are not followed either.',
    example: {
      kind: 'words',
      bad: '"posts": { "files": "../posts/*.json" }',
      good: '"posts": { "files": "content/posts/*.json" }',
    },
  },
  CFG0672: {
    severity: 'error',
    title: 'Something is written beside the files of a list.',
    cause:
      'A list that is kept in files says where they are, and nothing else. What belongs to an entry is written in its file.',
    example: {
      kind: 'words',
      bad: '"posts": { "files": "content/posts/*.json", "limit": 3 }',
      good: '"posts": { "files": "content/posts/*.json" }',
    },
  },
} as const satisfies Record<string, ProblemKind>;
