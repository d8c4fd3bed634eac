import type { ProblemKind } from './problem-kind';

/** CFG00xx: the file as a whole. */
export const fileProblems = {
  CFG0001: {
    severity: 'error',
    title: 'The file is not UTF-8 text.',
    cause:
      'An encoding maps the bytes of a file to letters. The config must be saved as UTF-8, which covers the letters of all languages. Choose UTF-8 when you save; in VS Code, the bar at the bottom shows the encoding.',
    example: {
      kind: 'words',
      bad: 'The file is saved as "Windows 1252", and there is an é in it.',
      good: 'The file is saved as "UTF-8".',
    },
  },
  CFG0002: {
    severity: 'error',
    title: 'The file starts with an invisible mark (BOM).',
    cause:
      'Some programs put an invisible mark, the byte order mark, at the start of a file. JSON does not allow it. Choose "UTF-8" rather than "UTF-8 with BOM" when you save.',
    example: {
      kind: 'words',
      bad: 'The file is saved as "UTF-8 with BOM".',
      good: 'The file is saved as "UTF-8".',
    },
  },
  CFG0003: {
    severity: 'error',
    title: 'The file is too large.',
    cause:
      'Usually an image was pasted as text, or entries were copied many times. Images belong in the public folder. The limits are 200 MB, one name or value for every 40 characters (half a million are always read) and 250,000 characters in one text. A site in several languages may have 150,000 values in all languages together, or one for every 20 characters. If the file is meant to be this large, set the limit in MB with the environment variable MAX_CONFIG_MB.',
    example: {
      kind: 'words',
      bad: 'A photo of 300 MB was pasted as text.',
      good: 'The photo is a file in public/images, and the config contains its path.',
    },
  },
  CFG0004: {
    severity: 'error',
    title: 'The file contains the marks of an unfinished merge.',
    cause:
      'Two people changed the same lines, and Git could not decide between the two versions. It wrote both into the file, between lines of <<<<<<<, ======= and >>>>>>>. Keep the right lines; delete the other lines and the three marks.',
    example: {
      kind: 'text',
      bad: '<<<<<<< ours\n    "name": "Quiet Lake",\n=======\n    "name": "Silent Lake",\n>>>>>>> theirs',
      good: '    "name": "Quiet Lake",',
    },
  },
  CFG0005: {
    severity: 'error',
    title: 'The file is empty.',
    cause:
      'The file contains only spaces. Perhaps it was saved by mistake before the content was pasted. The last good version is in the history of the project.',
    example: { kind: 'words', bad: 'An empty file.', good: 'A file that starts with "{".' },
  },
  CFG0006: {
    severity: 'error',
    title: 'Braces and brackets are nested too deeply.',
    cause:
      'Braces and brackets are nested more than 64 levels deep. Settings are never nested that deep: look for an opening brace or bracket that was copied many times or never closed.',
    example: {
      kind: 'words',
      bad: 'Seventy opening brackets one after the other.',
      good: 'Each bracket is closed where its list ends.',
    },
  },
  CFG0009: {
    severity: 'error',
    title: 'Not all problems are listed.',
    cause:
      'Only the first fifty problems are listed, and the check stops after a thousand. Fix the listed problems and check again: many problems often have the same cause, such as a name that was changed in only one place.',
    example: {
      kind: 'words',
      bad: 'A list of seventy entries, each with a mistake.',
      good: 'At most fifty problems.',
    },
  },
} as const satisfies Record<string, ProblemKind>;
