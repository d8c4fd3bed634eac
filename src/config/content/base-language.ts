/** The language without the country: `es-MX` → `es` */
export function readBaseLanguage(language: string): string {
  return language.split('-', 1)[0] ?? language;
}
