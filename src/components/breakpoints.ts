/** Pixels, where text has its usual size: widths of the window from which the layout of a block changes. */
export const breakpoints = {
  /** a phone on its side, a tablet */
  tablet: 600,
  /** a picture or a panel has room beside text */
  panel: 800,
  /** two columns of text have room */
  columns: 960,
} as const;

/** Pixels as media queries count them, in em: where text is larger, a layout needs a wider window. */
export function inEm(pixels: number): number {
  return pixels / 16;
}

/** Conditions for media queries. */
export const onPhones = `(max-width: ${inEm(breakpoints.tablet) - 0.01}em)`;
export const belowPanel = `(max-width: ${inEm(breakpoints.panel) - 0.01}em)`;
export const roomForPanel = `(min-width: ${inEm(breakpoints.panel)}em)`;
export const roomForColumns = `(min-width: ${inEm(breakpoints.columns)}em)`;
