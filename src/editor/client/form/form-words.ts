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

/** Text about the phone numbers in a crisis notice. */
export const crisisWords = {
  take: (country: string) => `Use the numbers for ${country}`,
  help: (lines: string, day: string, sources: string) =>
    `${lines}. Sources (checked ${day}): ${sources}. Call or check each number before you publish.`,
} as const;
