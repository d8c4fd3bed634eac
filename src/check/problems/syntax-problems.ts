import type { ProblemKind } from './problem-kind';

/**
 * CFG01xx and CFG02xx: how JSON is written. The examples are in the small config as they are written
 * here.
 */
export const syntaxProblems = {
  CFG0101: {
    severity: 'error',
    title: 'There is an extra comma.',
    cause:
      'A comma separates two entries. The last entry is not followed by a comma, and two commas never follow each other.',
    example: {
      kind: 'text',
      bad: '"statesAccepted": [\n          "TN",\n        ]',
      good: '"statesAccepted": [\n          "TN"\n        ]',
    },
  },
  CFG0102: {
    severity: 'error',
    title: 'JSON has no comments.',
    cause: 'Everything in a JSON file is content, so it cannot contain notes. Delete the comment.',
    example: {
      kind: 'text',
      bad: '"name": "Quiet Lake", // our new name',
      good: '"name": "Quiet Lake",',
    },
  },
  CFG0103: {
    severity: 'error',
    title: 'Text is not in straight double quotes.',
    cause:
      'Text and names are in straight double quotes: ". Word processors turn them into curly ones. Inside text, curly quotes are fine.',
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
      'Text starts and ends with a quote on the same line. Put the closing quote at the end of the text. For a line break inside text, write \\n.',
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
    title: 'A value is not valid JSON.',
    cause:
      'A value is text in double quotes, a number such as 6000 or 0.5, true, false, null, a list in brackets or a group in braces. Numbers use a decimal point, without a plus sign or leading zeros; true and false are lowercase.',
    example: { kind: 'text', bad: '"decorative": True', good: '"decorative": true' },
  },
  CFG0108: {
    severity: 'error',
    title: 'Text contains a character that must be escaped.',
    cause:
      'Inside text, a few characters must be escaped: \\" for a double quote, \\\\ for a backslash, \\n for a line break, \\t for a tab. Curly quotes can stay.',
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
      'The file ends before all braces and brackets are closed. Perhaps it was not saved completely, or a closing brace or bracket was deleted by mistake.',
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
      'Each "{" needs its "}" and each "[" its "]", and inner ones close first. One is missing, extra, of the wrong type or on the wrong line; the indentation shows which. Or a value is missing after its name, or a semicolon or an equals sign is used instead of a comma or a colon.',
    example: { kind: 'text', bad: '"name" = "Quiet Lake"', good: '"name": "Quiet Lake"' },
  },
  CFG0201: {
    severity: 'error',
    title: 'A name appears twice in the same group.',
    cause:
      'The same name is used twice between the same braces. Only the last one would count; the first would be lost silently. Delete one of the two.',
    example: {
      kind: 'text',
      bad: '"name": "Quiet Lake",\n    "name": "Silent Lake",',
      good: '"name": "Quiet Lake",',
    },
  },
  CFG0202: {
    severity: 'error',
    title: 'A name is reserved by JavaScript.',
    cause:
      'Three names are reserved by JavaScript, the language of the program: __proto__, constructor and prototype. They cannot be names of settings.',
    example: {
      kind: 'text',
      bad: '"constructor": "Quiet Lake",\n    "url"',
      good: '"url"',
    },
  },
} as const satisfies Record<string, ProblemKind>;
