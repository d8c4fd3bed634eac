import type { ProblemKind } from './problem-kind';

/**
 * What can be wrong with a file of translations that is imported. A check of the config never finds
 * it.
 */
export const exchangeProblems = {
  CFG0673: {
    severity: 'error',
    title: 'A translation file is not readable.',
    cause:
      'Translations are exported and imported as XLIFF 2.0, a format that translation software can open, one language at a time. This file is damaged, in another format or for another language.',
    example: {
      kind: 'words',
      bad: 'A file that was saved as a word processor document or as XLIFF 1.2.',
      good: 'The file that npm run translations -- --export wrote, with translations added.',
    },
  },
  CFG0674: {
    severity: 'error',
    title: 'A translation file has text that is not on the site.',
    cause:
      'Each text in the file is matched by its ID or, if it has moved, by its content. This text was removed from the site or is only shown in another language. Export again and translate the new texts.',
    example: {
      kind: 'words',
      bad: 'Text from a block that was deleted after the export.',
      good: 'Text that is still on the site.',
    },
  },
  CFG0675: {
    severity: 'error',
    title: 'An original has changed since it was exported.',
    cause:
      'The original was edited after the export, so this translation no longer matches the text that visitors read in the main language.',
    example: {
      kind: 'words',
      bad: 'A translation of "Monday to Friday", which is now "Monday to Thursday" on the site.',
      good: 'A translation of the current text, made from a new export.',
    },
  },
  CFG0676: {
    severity: 'error',
    title: 'A translation lacks a placeholder or tag of its original.',
    cause:
      'Placeholders and tags are not translated, but every one must appear in the translation. Without them, a phone number, a link or a paragraph would be lost.',
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
      'A translation may only contain the placeholders and tags of its original. In the file, they are the elements <ph> and <pc>, which translation software copies; a tag typed as text is shown as text. A title, for example, cannot contain tags.',
    example: {
      kind: 'words',
      bad: '"Llame a <b>Ana</b>" for "Call Ana".',
      good: '"Llame a Ana" for "Call Ana".',
    },
  },
} as const satisfies Record<string, ProblemKind>;
