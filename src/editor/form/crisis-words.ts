/** What the editor says about the numbers of a notice about a crisis. */
export const crisisWords = {
  take: (country: string) => `Use the numbers of ${country}`,
  help: (lines: string, day: string, sources: string) =>
    `${lines}. They were read on ${day} at ${sources}. Check them before you publish.`,
} as const;
