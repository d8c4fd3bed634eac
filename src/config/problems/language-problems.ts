import type { ProblemKind } from './problem-kind';

/** What can be wrong with a site in several languages. */
export const languageProblems = {
  CFG0663: {
    severity: 'error',
    title: 'The site names its language in two ways.',
    cause:
      'A site in one language names it with "language", a site in several names them with "languages", the main one first. With both, it is not clear what is meant: delete one of them.',
    example: {
      kind: 'words',
      bad: '"language": "en", and below it "languages": ["en", "es"].',
      good: '"languages": ["en", "es"] alone.',
    },
  },
  CFG0664: {
    severity: 'error',
    title: 'A translation is for a language that the site does not have.',
    cause:
      'A text in several languages, and the list "languages" of a block, an entry or a link, name languages of the site only: those in the list "languages" under "site".',
    example: {
      kind: 'words',
      bad: '{ "en": "Welcome", "sp": "Bienvenidos" } on a site in "en" and "es".',
      good: '{ "en": "Welcome", "es": "Bienvenidos" }',
    },
  },
  CFG0665: {
    severity: 'warning',
    title: 'A text is not translated.',
    cause:
      'A page that exists in a language shows a text that is not written in it. Until it is, visitors see the text of the main language. A block, an entry or a link that is for some languages only says so with "languages": ["en"]. With "untranslated": "error" under "site", the site is not built before all is translated.',
    inEditor: 'Choose the language above the page, and write the text in it.',
    example: {
      kind: 'words',
      bad: 'A page with the title { "en": "Contact", "es": "Contacto" } and a text in English only.',
      good: 'Its texts are written in both languages.',
    },
  },
  CFG0666: {
    severity: 'error',
    title: 'A text is not translated, and the site says that this is an error.',
    cause:
      'Under "site", "untranslated" is "error". A page that exists in a language shows a text that is not written in it.',
    inEditor: 'Choose the language above the page, and write the text in it.',
    example: {
      kind: 'words',
      bad: 'A page with the title { "en": "Contact", "es": "Contacto" } and a text in English only.',
      good: 'Its texts are written in both languages.',
    },
  },
  CFG0667: {
    severity: 'error',
    title: 'A language has no home page.',
    cause:
      'Visitors come to a language by its home page, and the links to other languages lead there where a page is not translated. A page exists in a language when its title is written in it.',
    inEditor:
      'Write the title of the home page in this language, too: the page has a field for it.',
    example: {
      kind: 'words',
      bad: 'The site has the languages "en" and "es", and the title of its home page is "Welcome".',
      good: 'The title of its home page is { "en": "Welcome", "es": "Bienvenidos" }.',
    },
  },
  CFG0668: {
    severity: 'warning',
    title: 'A translation is older than its original.',
    cause:
      'The text of the main language was changed, and the translation was not: visitors who read the other language may learn something that is no longer true, such as a price or opening hours. The file .translations.json, which commands write, says which original each translation was made from. A translation that was changed since counts as new.',
    inEditor:
      'Change this text, too. If it still says what the other one says, the button notes that it does.',
    example: {
      kind: 'words',
      bad: '{ "en": "Monday to Thursday", "es": "Lunes a viernes" }, where "en" was "Monday to Friday" before.',
      good: '{ "en": "Monday to Thursday", "es": "Lunes a jueves" }',
    },
  },
} as const satisfies Record<string, ProblemKind>;
