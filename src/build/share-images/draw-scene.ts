import { mixColors } from '../../content/colors/srgb';

/** The colors of the site that a share image is made of. */
export interface SceneColors {
  paper: string;
  glow: string;
  sun: string;
  water: string;
  deep: string;
}

/** Hills from the farthest to the nearest. They end a little below the shore, which is at 530. */
const ridges = [
  'M0 514s67-13 100-14 67 11 100 8 67-15 100-24 67-26 100-28 67 16 100 14 67-19 100-24 67-13 100-8 67 31 100 40 67 17 100 12 67-30 100-44 67-32 100-40 67-5 100-6V532H0z',
  'M0 520s67-5 100-4 67 7 100 8 67-1 100-4 67-10 100-16 67-16 100-18 67 2 100 6 67 13 100 18 67 9 100 10 67 0 100-6 67-18 100-28 67-21 100-30 67-18 100-22V532H0z',
  'M0 478s67 4 100 8 67 9 100 14 67 12 100 16 67 6 100 8 67 2 100 3 67 1 100 1 67 0 100 0 67-1 100-2 67-2 100-4 67-4 100-8 67-9 100-14 67-13 100-16V532H0z',
];

/** Where the sun glitters on the water: half the width of each stroke, from the shore down. */
const glitter = [58, 44, 66, 30, 46, 18];

/** Paper, and at its foot hills, a low sun and still water, as SVG elements: what is behind the title. */
export function drawScene({ paper, glow, sun, water, deep }: SceneColors): string {
  const hills = ridges.map((path, index) => {
    const color = mixColors(mixColors(paper, water, 0.3 + 0.3 * index), deep, 0.3 * index);
    return `<path fill="${color}" d="${path}"/>`;
  });
  const strokes = glitter.map((half, index) => {
    const color = mixColors(sun, water, 0.1 + 0.12 * index);
    return `<path stroke="${color}" d="M${952 - half} ${544 + index * 15}h${2 * half}"/>`;
  });
  // Plain colors: soft ones would come out in rings.
  return `
    <rect width="1200" height="630" fill="${paper}"/>
    <circle cx="952" cy="456" r="190" fill="${glow}"/>
    <circle cx="952" cy="456" r="118" fill="${mixColors(glow, sun, 0.25)}"/>
    <circle cx="952" cy="456" r="56" fill="${sun}"/>
    ${hills.join('')}
    <rect y="530" width="1200" height="100" fill="${water}"/>
    <path fill="${mixColors(water, deep, 0.5)}" d="M0 580c200-26 400-26 600 0s400 26 600 0v50H0z"/>
    <g stroke-width="5" stroke-linecap="round">${strokes.join('')}</g>`;
}
