// Draws the SVG of the standard input, 512 pixels wide, and writes it as a PNG. A program of its
// own, because nothing else ends a drawing that takes too long.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const density = Number(process.argv.at(-1));
const png = await sharp(await buffer(process.stdin), { density })
  .resize(512, 512, { fit: 'contain' })
  .png()
  .toBuffer();
process.stdout.write(png);
