const names = new Intl.DisplayNames('en', { type: 'language' });

/** The name of a language in English: `es` → `Spanish`. */
export function nameLanguage(language: string): string {
  return names.of(language) ?? language;
}
