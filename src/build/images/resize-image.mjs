// @ts-check
// Plain JavaScript, so that a process of its own can run it as it is, see `encode-in-subprocess.ts`.

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
      return resized.avif(settings.avif).toBuffer();
    case 'webp':
      return resized.webp(settings.webp).toBuffer();
    case 'jpg':
      return resized.jpeg(settings.jpg).toBuffer();
    case 'png':
      return resized.png(settings.png).toBuffer();
  }
}
