import type { ProblemKind } from './problem-kind';

/**
 * What can be wrong with a file of translations that is imported. A check of the config never finds
 * it.
 */
export const exchangeProblems = {
  CFG0673: {
    severity: 'error',
    title: 'A file of translations cannot be read.',
    cause:
      'Translations are exported and imported as XLIFF 2.0, a format that the programs of translators read and write, for one language of the site at a time. This file is in another format, damaged, or for another language.',
    example: {
      kind: 'words',
      bad: 'A file that was saved as a document of a word processor, or as XLIFF 1.2.',
      good: 'The file as npm run translations -- --export wrote it, with translations in it.',
    },
  },
  CFG0674: {
    severity: 'error',
    title: 'A file of translations has a text that the site does not have.',
    cause:
      'Each text in the file is found on the site by its id or, where that has moved, by its words. This one is no longer there, or only visitors of another language see it. Export again, and translate what is new.',
    example: {
      kind: 'words',
      bad: 'A text of a block that was deleted after the export.',
      good: 'A text that is on the site.',
    },
  },
  CFG0675: {
    severity: 'error',
    title: 'An original has changed since it was exported.',
    cause:
      'The file has a translation of a text that says something else on the site by now. What was translated would not be what visitors of the main language read.',
    example: {
      kind: 'words',
      bad: 'A translation of "Monday to Friday", where the site says "Monday to Thursday" now.',
      good: 'A translation of what the site says now, made from a new export.',
    },
  },
  CFG0676: {
    severity: 'error',
    title: 'A translation lacks something of its original.',
    cause:
      'Placeholders and tags are not translated, but have to be somewhere in the translation: without them, a telephone number, a link or a paragraph would be lost.',
    example: {
      kind: 'words',
      bad: '"Llámenos." for "Call us: {site.phone}."',
      good: '"Llámenos: {site.phone}."',
    },
  },
  CFG0677: {
    severity: 'error',
    title: 'A translation has a placeholder or tag that its original does not have.',
    cause:
      'A translation has the placeholders and tags of its original and no others. They are elements of the file, <ph> and <pc>, which a program for translators copies; a tag that is written as text is shown as text. What a setting may contain follows from its original: a title has no tags.',
    example: {
      kind: 'words',
      bad: '"Llame a <b>Ana</b>" for "Call Ana".',
      good: '"Llame a Ana" for "Call Ana".',
    },
  },
} as const satisfies Record<string, ProblemKind>;
