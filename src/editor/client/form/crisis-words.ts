/** Text about the phone numbers in a crisis notice. */
export const crisisWords = {
  take: (country: string) => `Use the numbers for ${country}`,
  help: (lines: string, day: string, sources: string) =>
    `${lines}. Sources (checked ${day}): ${sources}. Call or check each number before you publish.`,
} as const;
