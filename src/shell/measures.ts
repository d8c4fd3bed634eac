/** Heights that more than one part of the shell needs, in rem: they grow with the visitor's text. */
export const topBarHeight = 2.75;
export const headerHeight = 5.25;
export const compactHeight = 3.75;
export const quickExitHeight = 3.25;
/** From this width on, in em, the main menu is a row: not when the text is too large for one. */
export const menuBreakpoint = 60;
