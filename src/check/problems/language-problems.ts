import type { ProblemKind } from './problem-kind';

/** What can be wrong with a site in several languages. */
export const languageProblems = {
  CFG0663: {
    severity: 'error',
    title: 'The site names its language in two ways.',
    cause:
      'A site in one language uses "language"; a site in several uses "languages", with the main language first. With both, it is unclear which one counts: delete "language" or "languages".',
    example: {
      kind: 'words',
      bad: '"language": "en", and below it "languages": ["en", "es"].',
      good: '"languages": ["en", "es"] alone.',
    },
  },
  CFG0664: {
    severity: 'error',
    title: 'A translation is for a language that is not on the site.',
    cause:
      'Text in several languages may only use the languages of the site, which are listed in "languages" under "site". The same is true for the list "languages" of a block, an entry or a link.',
    example: {
      kind: 'words',
      bad: '{ "en": "Welcome", "sp": "Bienvenidos" } on a site in "en" and "es".',
      good: '{ "en": "Welcome", "es": "Bienvenidos" }',
    },
  },
  CFG0665: {
    severity: 'warning',
    title: 'Text is not translated.',
    cause:
      'A page in one language shows text that is not translated yet, so visitors see the text in the main language. If a block, an entry or a link is for some languages only, add "languages": ["en"]. With "untranslated": "error" under "site", the site is not built until every text is translated.',
    inEditor: 'Choose the language above the page and translate the text.',
    example: {
      kind: 'words',
      bad: 'A page with the title { "en": "Contact", "es": "Contacto" } and text only in English.',
      good: 'All its texts are in both languages.',
    },
  },
  CFG0666: {
    severity: 'error',
    title: 'Text is not translated, which counts as an error on this site.',
    cause:
      'Under "site", "untranslated" is "error". A page in one language shows text that is not translated yet.',
    inEditor: 'Choose the language above the page and translate the text.',
    example: {
      kind: 'words',
      bad: 'A page with the title { "en": "Contact", "es": "Contacto" } and text only in English.',
      good: 'All its texts are in both languages.',
    },
  },
  CFG0667: {
    severity: 'error',
    title: 'A language has no home page.',
    cause:
      'Visitors enter a language through its home page, and language links open the home page if a page is not translated. A page exists in a language when its title is translated.',
    inEditor: 'Translate the title of the home page: the page has a field for each language.',
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
      'The text in the main language was changed, but the translation was not. Visitors who read the translation may see an outdated price or old opening hours. The original of each translation is recorded in .translations.json. If you edit a translation, it counts as up to date again.',
    inEditor:
      'Update this translation. If it is still correct, choose “Translation is still correct”.',
    example: {
      kind: 'words',
      bad: '{ "en": "Monday to Thursday", "es": "Lunes a viernes" }, where "en" was "Monday to Friday" before.',
      good: '{ "en": "Monday to Thursday", "es": "Lunes a jueves" }',
    },
  },
} as const satisfies Record<string, ProblemKind>;
