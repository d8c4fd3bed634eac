import { readLocale } from '../languages/language-code';
import { readDay } from './read-day';

/**
 * A day as people write it: `2026-03-10` → `March 10, 2026`, `10. März 2026`. A day that does not
 * exist stays as it is, and what is not a language code counts as English: checks look at both.
 *
 * @param language a language code such as `en` or `de-AT`
 */
export function formatDate(day: string, language: string): string {
  const key = `${language} ${day}`;
  const text = written.get(key) ?? write(day, language);
  written.set(key, text);
  return text;
}

function write(day: string, language: string): string {
  const time = readDay(day);
  if (time === undefined) return day;
  const known = readLocale(language);
  const format = formats.get(known) ?? new Intl.DateTimeFormat(known, style);
  formats.set(known, format);
  return format.format(time);
}

const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
/** The day of a post is on its page and on many cards. */
const written = new Map<string, string>();
const formats = new Map<string, Intl.DateTimeFormat>();
