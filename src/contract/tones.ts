import { attributes } from './page-contract';

/** The backgrounds of blocks: keys of the theme's colors. */
export const tones = ['background', 'surface', 'tint1', 'tint2', 'tint3'] as const;

export type Tone = (typeof tones)[number];

/** Selects what is next to a block of that background, which keeps it at a distance already. */
export function selectAfter(tone: Tone): string {
  const block = `[${attributes.tone}=${tone}]`;
  // The link of the late styles is between the first two blocks.
  return `${block} + &, ${block} + [hidden] + &`;
}

/** How much of a picture the color `bar` covers, at least, where there is text on the picture. */
export const overlayOpacity = 0.66;
