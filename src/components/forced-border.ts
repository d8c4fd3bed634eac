/** Seen only where the system's colors replace those of the site, and its backgrounds with them. */
export const forcedBorder = '1px solid transparent';
