// @ts-check
// Plain JavaScript, so that a process of its own can run it as it is, see `encode-in-subprocess.ts`.

/**
 * In AVIF a higher effort saves a few percent and takes several times as long. Most of the work are wide
 * files, which large screens load, so there it is the lowest.
 */
export const settings = /** @type {const} */ ({
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0', wide: { above: 1200, effort: 0 } },
  webp: { quality: 72 },
  jpg: { quality: 72, mozjpeg: true },
  png: { compressionLevel: 9, palette: true },
});

/**
 * A file that is made of a picture: it never becomes wider than that is.
 *
 * @typedef {{ bytes: Uint8Array, width: number, format: keyof typeof settings }} PictureFile
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
 * @param {PictureFile} file
 * @returns {Promise<Buffer>}
 */
export async function resizeImage({ bytes, width, format }) {
  const picture = await openPicture(bytes);
  const resized = picture.resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return resized.avif(chooseAvif(width)).toBuffer();
    case 'webp':
      return resized.webp(settings.webp).toBuffer();
    case 'jpg':
      return resized.jpeg(settings.jpg).toBuffer();
    case 'png':
      return resized.png(settings.png).toBuffer();
  }
}

/**
 * The settings of AVIF for a file of such a width, in pixels.
 *
 * @param {number} width
 */
export function chooseAvif(width) {
  const { wide, ...usual } = settings.avif;
  return width > wide.above ? { ...usual, effort: wide.effort } : usual;
}
