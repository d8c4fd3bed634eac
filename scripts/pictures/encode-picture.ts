import type { Sharp } from 'sharp';
import { readPackageVersion } from '../cache/package-version';

/** In AVIF a higher effort saves a few percent and takes four times as long. */
const settings = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 72 },
  jpg: { quality: 72, mozjpeg: true },
  png: { compressionLevel: 9, palette: true },
} as const;

export type PictureFormat = keyof typeof settings;

/** What a file depends on besides its picture: our settings and the encoder. */
export function describeEncoding(): string {
  return JSON.stringify([settings, readPackageVersion('sharp')]);
}

/**
 * Opens a picture, turned as its camera says. What was written into the file besides the picture,
 * such as the place where it was taken, is left out of everything that is made of it.
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  // Loaded when there is something to do: a build that finds everything made is faster by 50 ms.
  const { default: sharp } = await import('sharp');
  // Several pictures are made at once, each in one thread.
  sharp.concurrency(1);
  return sharp(bytes, { failOn: 'error' }).autoOrient();
}

/** Makes a file of a picture; it never becomes wider than it is. */
export async function encodePicture(
  bytes: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
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
