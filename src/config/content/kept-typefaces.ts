/** The typefaces that the project comes with. */
export const keptTypefaceNames = [
  'Atkinson Hyperlegible Next',
  'Figtree',
  'Fraunces',
  'Rubik',
] as const;

export type KeptTypeface = (typeof keptTypefaceNames)[number];
