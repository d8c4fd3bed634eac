/** Text of the outline. */
export const outlineWords = {
  emptyLists: 'More lists',
} as const;
