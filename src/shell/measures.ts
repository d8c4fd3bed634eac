/** Heights and widths that more than one part of the shell needs, in pixels. */
export const topBarHeight = 40;
export const headerHeight = 84;
export const compactHeight = 60;
export const quickExitHeight = 52;
/** From this width on, the main menu is a row. */
export const menuBreakpoint = 960;
