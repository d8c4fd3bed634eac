import { readBaseLanguage } from './base-language';

/** Languages that are written from right to left, by their codes of two letters. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/**
 * A telephone number for the middle of a text. Without the two marks around it (U+2066, U+2069), its
 * groups of digits would be read from the last to the first after letters that run from right to left.
 */
export function isolateNumber(number: string, language: string): string {
  return readDirection(language) ? `\u2066${number}\u2069` : number;
}

/** `rtl` for a language that is written from right to left; nothing for any other. */
export function readDirection(language: string): 'rtl' | undefined {
  return rightToLeft.has(readBaseLanguage(language)) ? 'rtl' : undefined;
}
