/** The space left and right of everything: content is 1160 px wide at most. */
export const pageMargin = 'max(clamp(16px, 4vw, 40px), 50% - 580px)';

/** Widths of phones, as a media query. */
export const phones = '@media (max-width: 599px)';
