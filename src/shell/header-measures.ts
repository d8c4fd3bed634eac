import { variables } from '../contract/page-contract';

/** The height of the bar above the header, as CSS writes it. */
export const topBarHeight = `var(${variables.topBar}, 2.75rem)`;
/** For the header of a site that has no such bar. */
export const withoutTopBar: Record<`--${string}`, string> = { [variables.topBar]: '0rem' };

/** Heights that more than one part of the shell needs, in rem: they grow with the visitor's text. */
export const headerHeight = 5.25;
export const compactHeight = 3.75;
export const quickExitHeight = 3.25;

// In em: the menu is not a row when the text is too large for one.
const menuBreakpoint = 60;
/** Where the main menu is a row, and where it is a sheet that a button opens. */
export const menuAsRow = `(min-width: ${menuBreakpoint}em)`;
export const menuAsSheet = `(max-width: ${menuBreakpoint - 0.01}em)`;
