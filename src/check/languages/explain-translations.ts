import type { Diagnostic } from '../diagnostic';
import { joinChoices } from '../../utils/english';
import type { Path } from '../../utils/json';
import { nameLanguage } from '../../content/languages/language-code';

/** Whether a text says something that has to be translated: placeholders, numbers and tags do not. */
export function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(/<[^>]*>|\{[^}]*\}|https?:\S+/g, ' '));
}

/** Says that a language is not one of the site. */
export function explainStranger(
  path: Path,
  name: unknown,
  languages: readonly string[],
): Diagnostic {
  const known = joinChoices(languages.map((one) => `"${one}"`));
  return {
    code: 'CFG0664',
    path,
    message: `${JSON.stringify(name)} is not a language of this site.`,
    hint: `Use ${known}, or add the language to "languages" under "site".`,
  };
}

/** Says that a language lacks a text. */
export function explainUntranslated(path: Path, language: string, isError: boolean): Diagnostic {
  const name = nameLanguage(language);
  return {
    code: isError ? 'CFG0666' : 'CFG0665',
    path,
    message: `This text is not translated into ${name}.`,
    hint: `Add the translation: { … , "${language}": "…" }. If the text is the same in ${name}, repeat it.`,
  };
}

/** Says that the original of a translation has changed since. @param main the language of originals */
export function explainOlder(path: Path, language: string, main: string): Diagnostic {
  const name = nameLanguage(language);
  return {
    code: 'CFG0668',
    path,
    message: `The ${nameLanguage(main)} text has changed since it was translated into ${name}.`,
    hint: 'Update this translation. If it is still correct, run: npm run translations -- --accept',
    related: [{ path: [...path, main], message: 'This is the current text.' }],
  };
}
