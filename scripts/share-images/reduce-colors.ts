import type { IndexedPicture } from './write-png';

export type Rgb = readonly [number, number, number];

/** A part of a picture, in pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Letters are mixed with what is below them in so many steps. */
export const inkSteps = 16;

/** Plain grounds on which letters get each step exactly. */
const grounds = 4;

const mostColors = 256;

/** A picture on which letters of one color can be printed without new colors. */
export interface PrintableGround extends IndexedPicture {
  /** the color that comes of `below` under so many steps of ink */
  mix: (below: number, steps: number) => number;
}

/**
 * Reduces a picture to the colors that fill most of it and those of letters on it.
 *
 * @param pixels red, green, blue
 * @param area where letters will stand
 */
export function reduceColors(
  pixels: Uint8Array,
  { width, height }: Pick<Area, 'width' | 'height'>,
  area: Area,
  ink: Rgb,
): PrintableGround {
  const inArea = countColors(pixels, width, area)
    .slice(0, grounds)
    .map(([color]) => readRgb(color));
  const mixed = inArea.flatMap((below) =>
    Array.from({ length: inkSteps - 1 }, (_, step) => mixRgb(below, ink, (step + 1) / inkSteps)),
  );
  const all = countColors(pixels, width, { left: 0, top: 0, width, height });
  const palette: Rgb[] = [
    ...all.slice(0, mostColors - mixed.length - 1).map(([color]) => readRgb(color)),
    ...mixed,
    ink,
  ];
  const numbers = new Map(all.map(([color]) => [color, findNearest(readRgb(color), palette)]));
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + x + 1] = numbers.get(colorAt(pixels, y * width + x)) ?? 0;
    }
  }
  const mixes = palette.map((below) =>
    Array.from({ length: inkSteps + 1 }, (_, step) =>
      findNearest(mixRgb(below, ink, step / inkSteps), palette),
    ),
  );
  return { width, height, palette, rows, mix: (below, steps) => mixes[below]?.[steps] ?? below };
}

/** The colors of an area, the most frequent first. */
function countColors(
  pixels: Uint8Array,
  width: number,
  area: Area,
): [color: number, count: number][] {
  const counts = new Map<number, number>();
  for (let y = area.top; y < area.top + area.height; y += 1) {
    for (let x = area.left; x < area.left + area.width; x += 1) {
      const color = colorAt(pixels, y * width + x);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, first], [, second]) => second - first);
}

function colorAt(pixels: Uint8Array, index: number): number {
  const at = index * 3;
  return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
}

function readRgb(color: number): Rgb {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

function mixRgb(first: Rgb, second: Rgb, share: number): Rgb {
  const mix = (from: number, to: number): number => Math.round(from + (to - from) * share);
  return [mix(first[0], second[0]), mix(first[1], second[1]), mix(first[2], second[2])];
}

function findNearest(color: Rgb, palette: readonly Rgb[]): number {
  let [nearest, least] = [0, Infinity];
  for (const [index, [red, green, blue]] of palette.entries()) {
    const distance = (red - color[0]) ** 2 + (green - color[1]) ** 2 + (blue - color[2]) ** 2;
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}
