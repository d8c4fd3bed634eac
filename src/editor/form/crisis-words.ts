/** Text about the phone numbers in a crisis notice. */
export const crisisWords = {
  take: (country: string) => `Use the numbers for ${country}`,
  help: (lines: string, day: string, sources: string) =>
    `${lines}. Source, on ${day}: ${sources}. Check them before you publish.`,
} as const;
