/** The typefaces that the project comes with. */
export const keptTypefaceNames = [
  'Atkinson Hyperlegible Next',
  'Bricolage Grotesque',
  'Figtree',
  'Fraunces',
  'Hanken Grotesk',
  'Lora',
  'Newsreader',
  'Nunito Sans',
  'Rubik',
] as const;

export type KeptTypeface = (typeof keptTypefaceNames)[number];
