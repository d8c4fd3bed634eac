/** Where the columns of the editor follow each other: on a phone, or a screen that is magnified. */
export const narrowScreen = '(max-width: 859px)';

/** The columns of the editor; on a narrow screen, or one that is magnified, they follow each other. */
export const layout = {
  display: 'grid',
  height: '100dvh',
  gridTemplate: `
    "toolbar toolbar toolbar" auto
    "outline preview form" minmax(0, 1fr)
    "status status status" auto
    / clamp(220px, 19vw, 300px) minmax(0, 1fr) clamp(320px, 27vw, 440px)`,
  '& > header': { gridArea: 'toolbar' },
  [`@media ${narrowScreen}`]: {
    height: 'auto',
    minHeight: '100dvh',
    gridTemplate: `
      "toolbar" auto
      "preview" max(70dvh, 26rem)
      "form" auto
      "outline" auto
      "status" auto
      / minmax(0, 1fr)`,
  },
} as const;

/** What all columns have in common: each scrolls on its own. */
export const column = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'auto',
  p: 2,
  '&:not(:last-of-type)': { borderInlineEnd: 1, borderColor: 'divider' },
} as const;

/** What stands at the end of a row, or of several where it does not fit into one. */
export const rowEnd = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 1,
} as const;
