import type { Diagnostic } from '../diagnostic';

/**
 * So many values are read of a site in all its languages together: what is written once and shown in
 * forty languages is checked forty times. The shipped site has 2,000 in one language.
 */
export const maxLanguageValues = 150_000;

/** A larger config may have more, as long as it has so many characters for each of them. */
export const charactersPerLanguageValue = 20;

/** Whether the languages of a site that were read have too many values together. */
export function isTooMuch(languages: readonly { values: number }[], characters: number): boolean {
  const most = Math.max(maxLanguageValues, characters / charactersPerLanguageValue);
  return languages.reduce((sum, { values }) => sum + values, 0) > most;
}

/** Says that the languages of a site have too many values together. */
export function explainAmount(): Diagnostic {
  return {
    code: 'CFG0003',
    path: ['site', 'languages'],
    message: 'The site has too many values in too many languages.',
    hint: 'Add "languages": ["en"], with the code of the main language, to the entries that are not translated, or remove languages.',
  };
}
