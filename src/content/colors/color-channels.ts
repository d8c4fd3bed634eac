export type Channels = readonly [red: number, green: number, blue: number];

/** @param color like `#1F5F66` */
export function readChannels(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/**
 * The color between two colors, as browsers mix them in sRGB.
 *
 * @param share 0 is the first, 1 the second
 */
export function mixColors(first: string, second: string, share: number): string {
  const ends = readChannels(second);
  const channels = readChannels(first).map((start, index) =>
    Math.round(start * (1 - share) + (ends[index] ?? 0) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('').toUpperCase()}`;
}
