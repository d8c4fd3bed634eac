import { readBaseLanguage, readLocale } from '../../content/base-language';
import type { Finding } from '../../finding';
import type { Rule } from '../rule';

/** Longer hints are cut. */
const namesAtOnce = 20;

const path = ['site', 'language'];

/** Everything that visitors read is in the language of the site, dates and names of countries too. */
export const languageHasWords = {
  problems: {
    CFG0661: {
      severity: 'warning',
      title: 'The site has no words of its own in this language.',
      cause:
        'The names of buttons, messages and what screen readers say come with the project in Arabic, English, German and Spanish. In any other language, they are written in the config; whatever is missing there is English.',
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
        'Dates, lists and numbers are written as the language of the site does. This code is of no language whose rules are known.',
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
          message: `"${language}" is the code of no known language.`,
          hint: 'Write "en" for English, "es" for Spanish, "de" for German, "fr" for French; other languages have two letters like these (ISO 639).',
        },
      ];
    }
    return explainMissing(missingWords, language);
  },
} satisfies Rule;

function explainMissing(names: readonly string[], code: string): Finding[] {
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(readBaseLanguage(code));
  const count = names.length;
  return Array.from({ length: Math.ceil(count / namesAtOnce) }, (_, part): Finding => {
    const start = part * namesAtOnce;
    const some = names.slice(start, start + namesAtOnce);
    return {
      code: 'CFG0661',
      path,
      message: `Texts ${start + 1} to ${start + some.length} of the ${count} that are still English: the words of the site do not come in ${language}.`,
      hint: `Write in ${language}: ${some.join(', ')}.`,
    };
  });
}
