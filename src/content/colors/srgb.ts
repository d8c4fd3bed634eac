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

/**
 * The contrast of two colors from 1 (the same) to 21 (black and white), as WCAG 2.2 defines it:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 *
 * @param first a color like `#1F5F66`
 */
export function measureContrast(first: string, second: string): number {
  const lights = [measureLight(first), measureLight(second)].toSorted((a, b) => b - a);
  const [lighter = 0, darker = 0] = lights;
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, from 0 (black) to 1 (white). */
function measureLight(color: string): number {
  const [red = 0, green = 0, blue = 0] = readChannels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
