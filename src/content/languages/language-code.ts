/** The form of a language code, as the schema asks for: `en`, `es-MX`. */
export const languageCode = '^[a-z]{2,3}(-[A-Z]{2})?$';

const form = new RegExp(languageCode);

/** Whether a text has the form of a language code. */
export function isLanguageCode(text: string): boolean {
  return form.test(text);
}
