/** Heights and widths that more than one part of the shell needs, in pixels. */
export const topBarHeight = 40;
export const headerHeight = 84;
export const compactHeight = 60;
export const quickExitHeight = 52;

const menuBreakpoint = 960;
/** Where the main menu is a row, and where it is a sheet that a button opens. */
export const menuAsRow = `(min-width: ${menuBreakpoint}px)`;
export const menuAsSheet = `(max-width: ${menuBreakpoint - 0.02}px)`;
