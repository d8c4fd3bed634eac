import { readBaseLanguage } from '../content/languages/base-language';
import type { SiteConfig } from '../generated/config-types';

/**
 * `['Ada', 'Bo', 'Cleo']` → `Ada, Bo and Cleo`, `Ada, Bo y Cleo`: as the language of the site joins
 * words, or with the word that the config has for "and".
 */
export function joinWords(
  words: readonly string[],
  { site: { language }, labels: { and } }: Pick<SiteConfig, 'site' | 'labels'>,
): string {
  if (and !== undefined && words.length > 1) {
    return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
  }
  // American rules want a comma before "and"; the texts of these sites have none.
  const rules = readBaseLanguage(language) === 'en' ? 'en-GB' : language;
  return new Intl.ListFormat(rules).format(words);
}
