/** From this width on, two columns have room side by side. */
export const twoColumns = '@media (min-width: 960px)';

/** Widths of phones, as a media query. */
export const phones = '@media (max-width: 599px)';
