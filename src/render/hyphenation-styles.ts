import { readBaseLanguage } from '../content/languages/base-language';

/** Languages that join words into long ones, by their codes of two letters. */
const joining = new Set(['da', 'de', 'fi', 'hu', 'is', 'nb', 'nl', 'nn', 'no', 'sv']);

/** Long words that do not fit are divided by the rules of their language, not at any letter. */
const styles =
  'main,footer{-webkit-hyphens:auto;hyphens:auto;-webkit-hyphenate-limit-before:4;-webkit-hyphenate-limit-after:4;hyphenate-limit-chars:12 4 4}';

/** What pages in a language with long words need beside the styles of all sites; nothing for others. */
export function writeHyphenationStyles(language: string): string | undefined {
  return joining.has(readBaseLanguage(language)) ? styles : undefined;
}
