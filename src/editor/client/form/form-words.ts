/** Text about the languages of a form. */
export const formWords = {
  textLanguage: 'Language of the text fields',
  bothLanguages: 'Both',
  allLanguages: 'All',
  textMissing: 'some text is missing',
  hasProblem: 'there is a problem',
} as const;
