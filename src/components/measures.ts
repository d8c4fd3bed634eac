/** Widths of phones, as a media query. */
export const phones = '@media (max-width: 599px)';
