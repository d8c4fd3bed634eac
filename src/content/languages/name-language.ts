const names = new Intl.DisplayNames('en', { type: 'language' });

/** Looking a name up takes long, and each text that is not translated asks for one. */
const known = new Map<string, string>();

/** The name of a language in English: `es` → `Spanish`. */
export function nameLanguage(language: string): string {
  const before = known.get(language);
  if (before !== undefined) return before;
  const name = names.of(language) ?? language;
  known.set(language, name);
  return name;
}
