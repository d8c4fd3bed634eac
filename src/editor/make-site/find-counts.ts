import { readBaseLanguage } from '../../content/languages/language-code';
import { readLanguages } from '../../content/languages/read-languages';
import type { JsonObject, Path } from '../../utils/json';
import { readEntries, readMainLanguage } from './read-config';
import { findTexts } from './rewrite-config';

/** Numbers from two on as texts write them, in the languages that the engine has words for. */
const numbers: Readonly<Record<string, readonly string[]>> = {
  de: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  es: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
};

/**
 * Texts with the number of people that the sample had, such as "our four counselors", if there are more
 * or fewer now.
 */
export function findCounts(sample: JsonObject, made: JsonObject): Path[] {
  const count = readEntries(sample, 'counselor').length;
  if (count === readEntries(made, 'counselor').length) return [];
  const languages = readLanguages(made) ?? [readMainLanguage(made)];
  const words = languages.flatMap((code) => numbers[readBaseLanguage(code)]?.[count - 2] ?? []);
  if (words.length === 0) return [];
  const pattern = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
  return findTexts(made, (text) => pattern.test(text));
}
