/** Text of the toolbar. */
export const toolbarWords = {
  more: 'More',
} as const;
