/** Text of the forms. */
export const formWords = {
  textLanguage: 'Language of the text fields',
  bothLanguages: 'Both',
  allLanguages: 'All',
  textMissing: 'some text is missing',
  hasProblem: 'there is a problem',
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
} as const;
