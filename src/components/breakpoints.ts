/** Pixels: widths of the window from which the layout of a block changes. */
export const breakpoints = {
  /** a phone on its side, a tablet */
  tablet: 600,
  /** a picture or a panel has room beside text */
  panel: 800,
  /** two columns of text have room */
  columns: 960,
} as const;

/** Conditions for media queries. */
export const onPhones = `(max-width: ${breakpoints.tablet - 1}px)`;
export const roomForPanel = `(min-width: ${breakpoints.panel}px)`;
export const roomForColumns = `(min-width: ${breakpoints.columns}px)`;
