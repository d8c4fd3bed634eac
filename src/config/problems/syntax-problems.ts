import type { ProblemKind } from './problem-kind';

/**
 * CFG01xx and CFG02xx: how JSON is written. The examples are in the small config as they are written
 * here.
 */
export const syntaxProblems = {
  CFG0101: {
    severity: 'error',
    title: 'There is a comma with nothing after it.',
    cause:
      'A comma separates two entries. There is none after the last entry, and there are never two in a row.',
    example: {
      kind: 'text',
      bad: '"statesAccepted": [\n          "TN",\n        ]',
      good: '"statesAccepted": [\n          "TN"\n        ]',
    },
  },
  CFG0102: {
    severity: 'error',
    title: 'JSON has no comments.',
    cause:
      'JSON has no notes for other readers: everything in the file is content. Delete the note.',
    example: {
      kind: 'text',
      bad: '"name": "Quiet Lake", // our new name',
      good: '"name": "Quiet Lake",',
    },
  },
  CFG0103: {
    severity: 'error',
    title: 'Quotes are not straight double quotes.',
    cause:
      'Texts and names are in straight double quotes: ". Word processors turn them into curly ones. Inside a text, curly quotes are fine.',
    example: { kind: 'text', bad: '“name”: “Quiet Lake”', good: '"name": "Quiet Lake"' },
  },
  CFG0104: {
    severity: 'error',
    title: 'A comma is missing.',
    cause: 'A comma separates two entries. Put it at the end of the first one.',
    example: {
      kind: 'text',
      bad: '"name": "Quiet Lake"\n    "url"',
      good: '"name": "Quiet Lake",\n    "url"',
    },
  },
  CFG0105: {
    severity: 'error',
    title: 'A closing quote is missing.',
    cause:
      'A text starts and ends with a quote, on the same line. Put the second quote where the text ends. A new line inside a text is written \\n.',
    example: { kind: 'text', bad: '"name": "Quiet Lake,', good: '"name": "Quiet Lake",' },
  },
  CFG0106: {
    severity: 'error',
    title: 'A name is not in quotes.',
    cause: 'Between braces, each value has a name in double quotes, then a colon, then the value.',
    example: { kind: 'text', bad: 'name: "Quiet Lake"', good: '"name": "Quiet Lake"' },
  },
  CFG0107: {
    severity: 'error',
    title: 'A value is not written the way JSON needs it.',
    cause:
      'A value is a text in double quotes, a number such as 6000 or 0.5, true, false, null, a list in brackets or a group in braces. Numbers have a decimal point, no plus sign and no leading zero; true and false are written in lower case.',
    example: { kind: 'text', bad: '"decorative": True', good: '"decorative": true' },
  },
  CFG0108: {
    severity: 'error',
    title: 'A text contains a character that must be written differently.',
    cause:
      'A few characters have a meaning in JSON and are written differently inside a text: \\" for a double quote, \\\\ for a backslash, \\n for a new line, \\t for a tab. Curly quotes can stay as they are.',
    example: {
      kind: 'text',
      bad: '"text": "There is no "such" page."',
      good: '"text": "There is no such page."',
    },
  },
  CFG0109: {
    severity: 'error',
    title: 'The file ends too early.',
    cause:
      'The file stops before everything that was opened is closed. Perhaps it was not saved completely, or a closing brace or bracket was deleted with the lines before it.',
    example: {
      kind: 'words',
      bad: 'The last lines of the file are missing.',
      good: 'Each "{" has its "}", and each "[" its "]".',
    },
  },
  CFG0110: {
    severity: 'error',
    title: 'A brace, a bracket or another character is missing or in the wrong place.',
    cause:
      'Each "{" has its "}" and each "[" its "]", and what begins later ends earlier. One of them is missing, too many, of the other kind or in the wrong line: how far the lines are indented shows which. Or a value is missing after its name, or there is a semicolon or an equals sign where JSON has a comma or a colon.',
    example: { kind: 'text', bad: '"name" = "Quiet Lake"', good: '"name": "Quiet Lake"' },
  },
  CFG0201: {
    severity: 'error',
    title: 'A name appears twice in the same group.',
    cause:
      'The same name is used twice between the same braces. Only the last one would count, and the first would be lost without notice. Keep one of them.',
    example: {
      kind: 'text',
      bad: '"name": "Quiet Lake",\n    "name": "Silent Lake",',
      good: '"name": "Quiet Lake",',
    },
  },
  CFG0202: {
    severity: 'error',
    title: 'A name is reserved by the language the site is made with.',
    cause:
      'Three names mean something to the language the site is made with: __proto__, constructor and prototype. No setting has such a name.',
    example: {
      kind: 'text',
      bad: '"constructor": "Quiet Lake",\n    "url"',
      good: '"url"',
    },
  },
} as const satisfies Record<string, ProblemKind>;
