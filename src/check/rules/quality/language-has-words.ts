import { readBaseLanguage, readLocale } from '../../../content/languages/language-code';
import type { Rule } from '../rule';

/** How many labels a hint lists. */
const maxListed = 8;

const path = ['site', 'language'];

/** Everything that visitors read is in the language of the site, dates and names of countries too. */
export const languageHasWords = {
  problems: {
    CFG0661: {
      severity: 'warning',
      title: 'The built-in labels are not translated into this language.',
      cause:
        'The project includes labels for buttons, messages and screen readers in Arabic, English, German and Spanish. For any other language, translate the labels in the config; missing labels stay in English.',
      example: {
        kind: 'settings',
        bad: { '/site/language': 'pl' },
        good: { '/site/language': 'es' },
      },
    },
    CFG0662: {
      severity: 'error',
      title: 'The language is unknown.',
      cause:
        'Dates, lists and numbers follow the rules of the site language. This code is not a known language.',
      example: {
        kind: 'settings',
        bad: { '/site/language': 'xx' },
        good: { '/site/language': 'en' },
      },
    },
  },
  check: ({ config, missingWords }) => {
    const { language } = config.site;
    // The schema reports what is not a code at all.
    if (readLocale(language) !== language) return [];
    if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) {
      return [
        {
          code: 'CFG0662',
          path,
          message: `"${language}" is not a known language code.`,
          hint: 'Write "en" for English, "es" for Spanish, "de" for German or "fr" for French; other languages also have a two-letter code (ISO 639).',
        },
      ];
    }
    if (missingWords.length === 0) return [];
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(readBaseLanguage(language));
    const count = missingWords.length;
    const next = missingWords.slice(0, maxListed);
    return [
      {
        code: 'CFG0661',
        path,
        message: `${count === 1 ? '1 built-in label is' : `${count} built-in labels are`} still in English: the project has no ${name} translation.`,
        hint: `Add the ${name} labels. Next: ${next.join(', ')} (${next.length} of ${count}).`,
      },
    ];
  },
} satisfies Rule;
