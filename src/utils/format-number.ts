/** Making one takes as long as writing a hundred numbers, and a build writes one on each card. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number as a language writes it: 1234 → `1,234`, `1.234`, `۱٬۲۳۴`.
 *
 * @param digits the name of a numbering system, such as `latn`; left out, that of the language. Browsers
 *   and builds may not agree on that one.
 */
export function formatNumber(value: number, language: string, digits?: string): string {
  const name = `${language} ${digits ?? ''}`;
  const format =
    formats.get(name) ??
    new Intl.NumberFormat(language, { ...(digits && { numberingSystem: digits }) });
  formats.set(name, format);
  return format.format(value);
}

/** A year as a language writes it, without a separator: 2026 → `2026`, `۲۰۲۶`. */
export function formatYear(year: string, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: false }).format(Number(year));
}
