// @ts-check
// Plain JavaScript, so that a process of its own can run it as it is, see `encode-in-subprocess.ts`.
import { availableParallelism } from 'node:os';

/**
 * Of the photos of the shipped site, AVIF with effort 2 was 1 % smaller and took twice as long; WebP, which
 * few browsers still load, with effort 4 was 4 % smaller and took twice as long.
 */
export const settings = /** @type {const} */ ({
  avif: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 2 },
  jpg: { quality: 72, mozjpeg: true },
  png: { compressionLevel: 9, palette: true },
});

/**
 * A picture in a width: it never becomes wider than it is.
 *
 * @typedef {object} SizedPicture
 * @property {Uint8Array} bytes
 * @property {string} key what the picture is known by
 * @property {number} width
 */

/**
 * A file that is made of a picture.
 *
 * @typedef {SizedPicture & { format: keyof typeof settings }} PictureFile
 */

/**
 * Opens a picture, turned as its camera says. What was written into the file besides the picture,
 * such as the place where it was taken, is left out of everything that is made of it.
 *
 * @param {Uint8Array} bytes
 */
export async function openPicture(bytes) {
  // Loaded when there is something to do: a build that finds everything made is faster by 50 ms.
  const { default: sharp } = await import('sharp');
  // Several pictures are made at once, each in one thread.
  sharp.concurrency(1);
  return sharp(bytes, { failOn: 'error' }).autoOrient();
}

/**
 * What was resized last: each width is needed in several formats, and resizing takes a quarter of the time of a photo.
 *
 * @type {Map<string, Promise<import('sharp').Sharp>>}
 */
const resized = new Map();

/** As many as are encoded at once, and the one that follows. */
const mostResized = availableParallelism() + 1;

/** @param {SizedPicture} picture */
function resizeOnce(picture) {
  const name = `${picture.key} ${picture.width}`;
  const pixels = resized.get(name) ?? resize(picture);
  resized.set(name, pixels);
  const [oldest = name] = resized.keys();
  if (resized.size > mostResized) resized.delete(oldest);
  return pixels;
}

/**
 * @param {SizedPicture} picture
 * @returns a picture of bare pixels
 */
async function resize(picture) {
  const { default: sharp } = await import('sharp');
  const resizing = await openResized(picture);
  const { data, info } = await resizing.raw().toBuffer({ resolveWithObject: true });
  // `info` tells how they were resized.
  return sharp(data, { raw: { ...info, premultiplied: false } });
}

/** @param {SizedPicture} picture */
async function openResized({ bytes, width }) {
  return (await openPicture(bytes)).resize({ width, withoutEnlargement: true });
}

/**
 * @param {PictureFile} file
 * @returns {Promise<Buffer>}
 */
export async function resizeImage({ format, ...picture }) {
  // It keeps how many pixels an inch has, which is not among the pixels.
  if (format === 'png') return (await openResized(picture)).png(settings.png).toBuffer();
  const pixels = (await resizeOnce(picture)).clone();
  switch (format) {
    case 'avif':
      return pixels.avif(settings.avif).toBuffer();
    case 'webp':
      return pixels.webp(settings.webp).toBuffer();
    case 'jpg':
      return pixels.jpeg(settings.jpg).toBuffer();
  }
}
