import { readChannels } from './srgb';

/** A color as people see it, by Oklab: https://bottosson.github.io/posts/oklab/ */
export interface Oklch {
  /** from 0, black, to 1, white; colors with the same one seem equally bright */
  lightness: number;
  /** how colorful it is: 0 for gray */
  chroma: number;
  /** an angle in radians */
  hue: number;
}

/** @param color like `#1F5F66` */
export function readOklch(color: string): Oklch {
  const [red, green, blue] = toTriple(
    readChannels(color).map((channel) => linearize(channel / 255)),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** The nearest color that screens can show: as bright and of the same hue, but less colorful. */
export function writeOklch(color: Oklch): string {
  for (let { chroma } = color; chroma > 0; chroma -= 0.004) {
    const channels = toChannels({ ...color, chroma });
    if (channels.every((channel) => channel > -0.001 && channel < 1.001)) return write(channels);
  }
  return write(toChannels({ ...color, chroma: 0 }));
}

/** Red, green and blue, from 0 to 1 where screens can show them. */
function toChannels({ lightness, chroma, hue }: Oklch): readonly number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(delinearize);
}

function linearize(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function delinearize(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

function write(channels: readonly number[]): string {
  const digits = channels.map((channel) =>
    Math.round(Math.min(Math.max(channel, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('').toUpperCase()}`;
}

function toTriple([first = 0, second = 0, third = 0]: readonly number[]) {
  return [first, second, third] as const;
}
