import { mixColors } from '../../src/config/colors/color-channels';
import { smoothLine, writePath } from '../illustrations/path-data';
import { writeSvg } from '../illustrations/svg';

/** The colors of the site that a share image is made of. */
export interface SceneColors {
  paper: string;
  glow: string;
  sun: string;
  water: string;
  deep: string;
}

const [width, height] = [1200, 630];
const shore = 530;
const sun = { x: 952, y: 456, radius: 56 };

/** From the farthest to the nearest: heights above the shore at even steps from left to right. */
const ridges = [
  [16, 30, 22, 46, 74, 60, 84, 92, 52, 40, 84, 124, 130],
  [10, 14, 6, 10, 26, 44, 38, 20, 10, 16, 44, 74, 96],
  [52, 44, 30, 14, 6, 3, 2, 2, 4, 8, 16, 30, 46],
];

/** Where the sun glitters on the water: half the width of each stroke, from the shore down. */
const glitter = [58, 44, 66, 30, 46, 18];

/** Paper, and at its foot hills, a low sun and still water: what lies behind the title. */
export function drawScene({ paper, glow, sun: light, water, deep }: SceneColors): string {
  const halo = mixColors(glow, light, 0.25);
  const hills = ridges.map((heights, index) => {
    const color = mixColors(mixColors(paper, water, 0.3 + 0.3 * index), deep, 0.3 * index);
    return `<path fill="${color}" d="${drawRidge(heights)}"/>`;
  });
  const strokes = glitter.map((half, index) => {
    const y = shore + 14 + index * 15;
    const color = mixColors(light, water, 0.1 + 0.12 * index);
    return `<path stroke="${color}" d="M${sun.x - half} ${y}h${2 * half}"/>`;
  });
  // Plain colors: soft ones would come out in rings.
  return writeSvg('', width, height, [
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    drawDisc(sun.radius * 3.4, glow),
    drawDisc(sun.radius * 2.1, halo),
    drawDisc(sun.radius, light),
    ...hills,
    `<rect y="${shore}" width="${width}" height="${height - shore}" fill="${water}"/>`,
    `<path fill="${mixColors(water, deep, 0.5)}" d="M0 580c200-26 400-26 600 0s400 26 600 0v50H0z"/>`,
    `<g stroke-width="5" stroke-linecap="round">${strokes.join('')}</g>`,
  ]);
}

function drawDisc(radius: number, color: string): string {
  return `<circle cx="${sun.x}" cy="${sun.y}" r="${Math.round(radius)}" fill="${color}"/>`;
}

function drawRidge(heights: readonly number[]): string {
  const points = heights.map((rise, index): [number, number] => [
    (index * width) / (heights.length - 1),
    shore - rise,
  ]);
  return writePath([
    ['M', 0, shore + 2],
    ['L', ...(points[0] ?? [])],
    ...smoothLine(points),
    ['L', width, shore + 2],
    ['Z'],
  ]);
}
