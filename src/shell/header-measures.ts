import { variables } from '../contract/page-contract';

/** The height of the bar above the header, as CSS writes it. */
export const topBarHeight = `var(${variables.topBar}, 2.75rem)`;
/** For the header of a site that has no such bar. */
export const withoutTopBar: Record<`--${string}`, string> = { [variables.topBar]: '0rem' };

/** The height of the header without that bar, as CSS writes it; and for a slim one. */
export const headerHeight = `var(${variables.header}, 5.25rem)`;
export const slimHeader: Record<`--${string}`, string> = { [variables.header]: '4rem' };

/** Heights that more than one part of the shell needs, in rem: they grow with the visitor's text. */
export const compactHeight = 3.75;
export const quickExitHeight = 3.25;

// In em: the menu is not a row when the text is too large for one.
const menuBreakpoint = 60;
/** Where the main menu is a row, and where it is a sheet that a button opens. */
export const menuAsRow = `(min-width: ${menuBreakpoint}em)`;
export const menuAsSheet = `(max-width: ${menuBreakpoint - 0.01}em)`;
