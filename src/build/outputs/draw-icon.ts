import sharp from 'sharp';

/** An icon that is made of the mark of the practice. */
export interface IconFile {
  url: string;
  /** width and height in pixels */
  side: number;
  /** how much of the width the mark takes */
  share: number;
  /** where the icon must not be transparent */
  ground?: string;
}

/** Draws an icon: the mark in its middle, as a PNG, or as an ICO file where its name says so. */
export async function drawIcon(
  logo: Buffer,
  { url, side, share, ground }: IconFile,
): Promise<Buffer> {
  const inner = Math.round(side * share);
  const margin = Math.floor((side - inner) / 2);
  const rest = side - inner - margin;
  const background = ground ?? '#0000';
  const mark = await sharp(logo, { density: await chooseDensity(logo) })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background: '#0000' })
    .png()
    .toBuffer();
  const icon = sharp(mark);
  const png = await (ground === undefined ? icon : icon.flatten({ background }))
    .png({ palette: true, effort: 10 })
    .toBuffer();
  return url.endsWith('.ico') ? wrapAsIco(png, side) : png;
}

/** An ICO file that holds a single PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
function wrapAsIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  // An icon, one picture.
  header.set([0, 0, 1, 0, 1, 0, side, side]);
  // One plane of 32 bits a pixel.
  header.set([1, 0, 32, 0], 10);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

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
