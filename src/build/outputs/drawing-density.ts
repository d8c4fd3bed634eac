import sharp from 'sharp';

/** Small marks are drawn much larger than they say, so that their icons are sharp. */
const highest = 600;

/** The density at which an inch is an inch. */
const plain = 72;

/** Pixels: four times as wide as the largest icon, whatever size a drawing gives itself. */
const widest = 2048;

/** How many pixels per inch an SVG is drawn with. */
export async function chooseDensity(svg: Buffer): Promise<number> {
  const { width, height } = await sharp(svg, { density: plain }).metadata();
  const fitting = Math.floor((plain * widest) / Math.max(width, height, 1));
  return Math.min(highest, Math.max(1, fitting));
}
