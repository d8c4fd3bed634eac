import { readBaseLanguage } from './base-language';

/** Languages that are written from right to left, by their codes of two letters. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** `rtl` for a language that is written from right to left; nothing for any other. */
export function readDirection(language: string): 'rtl' | undefined {
  return rightToLeft.has(readBaseLanguage(language)) ? 'rtl' : undefined;
}
