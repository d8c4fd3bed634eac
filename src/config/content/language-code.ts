/** Whether a text has the form of a language code, as the schema asks for: `en`, `es-MX`. */
export function isLanguageCode(text: string): boolean {
  return /^[a-z]{2,3}(-[A-Z]{2})?$/.test(text);
}
