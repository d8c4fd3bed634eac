/** What search results show of a page, in characters, before they cut it off. */
export const searchLengths = {
  title: { shortest: 1, longest: 60 },
  description: { shortest: 70, longest: 160 },
} as const;
