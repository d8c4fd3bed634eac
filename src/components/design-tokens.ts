/** Slow out: what moves arrives gently. */
const ease = 'cubic-bezier(.2,.7,.2,1)';

/** How long what moves, by its kind: the durations and easing of CSS transitions and animations. */
export const motion = {
  /** colors and shadows under the pointer */
  hover: `.15s ${ease}`,
  /** what opens and closes */
  disclosure: `.25s ${ease}`,
  /** what comes into view */
  entrance: `.4s ${ease}`,
  /** one picture into another */
  crossFade: '.6s',
} as const;

/**
 * What lies over what, as `z-index`, where parts of the page meet. Within a part, numbers up to 9
 * are free. Nothing covers the quick exit but the links that lead past it and the thin line of the
 * loading bar.
 */
export const layers = { header: 10, messages: 20, quickExit: 30, skipLink: 40, loadingBar: 50 };

/** Seen only where the system's colors replace those of the site, and its backgrounds with them. */
export const forcedBorder = '1px solid transparent';

/**
 * The `border-radius` of an arch: half as high at the top as it is wide.
 *
 * @param corner CSS length or variable: of the two at the bottom
 */
export function writeArch(corner: string | number): string {
  return `50% 50% ${corner} ${corner} / 40% 40% ${corner} ${corner}`;
}

/** Pixels: between windows of these widths, sizes of the theme grow with the window. */
export const growth = { from: 360, to: 1600 } as const;

/** Pixels, on phones and on wide windows. */
interface FluidLength {
  phone: number;
  desktop: number;
}

/** Pixels: the narrowest window with room for so much content between its gutters. */
export function findWindowFor(content: number, gutter: FluidLength): number {
  const perPixel = (gutter.desktop - gutter.phone) / (growth.to - growth.from);
  const start = gutter.phone - perPixel * growth.from;
  const width = (content + 2 * start) / (1 - 2 * perPixel);
  if (width <= growth.from) return content + 2 * gutter.phone;
  if (width >= growth.to) return content + 2 * gutter.desktop;
  return width;
}

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

/** What the themes of the site and of the editor have in common. */
export const themeBase = {
  button: { fontWeight: 600, textTransform: 'none' },
  buttonBase: { disableRipple: true },
} as const;

/** For styles of what is printed. They come last, after the rules that they replace. */
export const onPaper = '@media print';

/** For what is pressed, what moves, and what leads around the site or says that there is more. */
export const notPrinted = { [onPaper]: { '&&': { display: 'none' } } };

/** For a block: on paper it has neither a background nor the air that it has on a screen. */
export const plainOnPaper = {
  [onPaper]: { '&&': { minHeight: 0, padding: '9pt 0', border: 0, background: 'none' } },
};
