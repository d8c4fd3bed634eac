/** The typefaces that the project comes with. */
export const keptTypefaceNames = ['Atkinson Hyperlegible Next', 'Figtree', 'Fraunces'] as const;

export type KeptTypeface = (typeof keptTypefaceNames)[number];
