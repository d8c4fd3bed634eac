import sharp, { type OverlayOptions } from 'sharp';

/** Where a screen is in the image, and how far its corners are round. */
interface Screen {
  left: number;
  top: number;
  width: number;
  height: number;
  radius: number;
}

const size = { width: 1600, height: 900 };
const laptop: Screen = { left: 70, top: 30, width: 1280, height: 780, radius: 10 };
const phone: Screen = { left: 1232, top: 200, width: 318, height: 669, radius: 30 };
const frame = 14;

function draw(shapes: string): OverlayOptions {
  const { width, height } = size;
  return {
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
    ),
  };
}

/** The frame of a screen; the light edge parts it from a dark page. */
function drawFrame({ left, top, width, height, radius }: Screen): string {
  const edge = `stroke="#8b979a" stroke-width="2" fill="#1d2426"`;
  return `<rect x="${left - frame}" y="${top - frame}" width="${width + 2 * frame}" height="${height + 2 * frame}" rx="${radius + frame}" ${edge}/>`;
}

async function place(shot: Buffer, screen: Screen): Promise<OverlayOptions> {
  const { left, top, width, height, radius } = screen;
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  const input = await sharp(shot)
    .resize(width, height)
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left, top };
}

/** Draws a laptop and a phone around what they show. */
export async function drawDevices(onLaptop: Buffer, onPhone: Buffer): Promise<Buffer> {
  const base = `<path d="M0 824h1420v8a22 22 0 0 1-22 22H22a22 22 0 0 1-22-22z" fill="#aab4b6"/>`;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { ...size, channels: 4, background } })
    .composite([
      draw(drawFrame(laptop) + base),
      await place(onLaptop, laptop),
      draw(drawFrame(phone)),
      await place(onPhone, phone),
    ])
    .webp({ quality: 84, effort: 6 })
    .toBuffer();
}
