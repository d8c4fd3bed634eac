import { monthNames, readDay } from './read-day';
import { formatDate } from './format-date';

/**
 * The day that a text names without doubt, as `2026-03-10`: `March 10, 2026`, `10 Mar 2026`,
 * `2026/3/10`, and how the site itself would write it. Undefined for anything else, such as
 * `3/10/2026`, which is another day in another country.
 *
 * @param language a language code such as `en` or `de-AT`
 */
export function readWrittenDay(text: string, language: string): string | undefined {
  const written = text.trim();
  const named =
    /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i.exec(written) ??
    /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/i.exec(written);
  const { year = '', month = '', day = '' } = named?.groups ?? {};
  const number = monthNames.findIndex((name) => isName(name, month)) + 1;
  if (number > 0) return joinDay(year, number, day);
  const [, first = '', second, third = ''] =
    /^(\d{4})([-/.]\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? [];
  if (second !== undefined) return joinDay(first, Number(second.slice(1)), third);
  return readAsWritten(written, language);
}

/** "Mar", "March", "Sept" */
function isName(name: string, written: string): boolean {
  return written.length >= 3 && name.toLowerCase().startsWith(written.toLowerCase());
}

/** Tries every month: only the one that the site itself would write can be meant. */
function readAsWritten(written: string, language: string): string | undefined {
  const year = /\d{4}/.exec(written)?.[0];
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(written)?.[0];
  if (year === undefined || day === undefined) return undefined;
  return monthNames
    .map((_, index) => joinDay(year, index + 1, day))
    .filter((date) => readDay(date) !== undefined)
    .find((date) => formatDate(date, language).toLowerCase() === written.toLowerCase());
}

function joinDay(year: string, month: number, day: string): string {
  return [year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-');
}
