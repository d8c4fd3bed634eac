import { cutOff, DamagedContent } from '../../check/public-files/byte-reader';
import { recognizeFormat } from '../../check/public-files/recognize-format';
import type { PictureSize } from '../../check/public-files/measure-heic';
import { isTooLargeToRead } from '../../check/rules/safety/pictures-bounded';
import { cleanFile } from '../../io/strip-metadata/clean-file';
import { measurePicture } from '../../io/measure-picture';
import { drawPreview, isTurned, shrinkPicture, type EncodedPicture } from './picture-codec';
import { RefusedRequest } from './read-body';

/** No place on a page shows more pixels, on any screen. */
const longestSide = 2400;

/** A logo on the home screen of a phone has as many pixels; each page loads it. */
const logoSide = 320;

/** What the editor shows of a picture before it is kept. */
const previewSide = 640;

export interface PreparedPicture extends EncodedPicture {
  picture: PictureSize & {
    /** as an address that holds it */
    preview: string;
  };
}

/**
 * Turns a picture upright, makes it smaller, and takes out what its camera noted. One that needs
 * nothing of that stays as it is, to the pixel; so do drawings and animations.
 *
 * @throws DamagedContent when it cannot be read
 * @throws RefusedRequest when it has too many pixels
 */
export async function preparePicture(
  bytes: Uint8Array,
  kind: 'picture' | 'drawing',
): Promise<PreparedPicture> {
  const { ending = 'svg' } = recognizeFormat(bytes);
  const size = measure(bytes);
  if (kind === 'drawing') {
    const preview = writePictureAddress('svg+xml', bytes);
    return { ending, bytes, picture: { ...size, preview } };
  }
  if (isTooLargeToRead({ ...size, bytes: bytes.length })) {
    throw new RefusedRequest(
      422,
      `The image is too large: ${size.width} × ${size.height} pixels. Save it with a width of 3840 pixels; websites don’t need more.`,
    );
  }
  try {
    const kept = await encode(bytes, ending, size);
    const preview = await drawPreview(kept.bytes, previewSide);
    return { ...kept, picture: { ...measure(kept.bytes), preview } };
  } catch (error) {
    if (error instanceof DamagedContent || error instanceof RefusedRequest) throw error;
    throw new DamagedContent(`${cutOff}, or it is damaged`);
  }
}

/** Puts a picture in the middle of a square drawing: logos are drawings. */
export async function putInDrawing(picture: Uint8Array): Promise<Uint8Array> {
  const { bytes } = await shrinkPicture(picture, 'png', logoSide);
  const { width, height } = measure(bytes);
  const side = Math.max(width, height);
  const place = `x="${(side - width) / 2}" y="${(side - height) / 2}" width="${width}" height="${height}"`;
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><image ${place} href="${writePictureAddress('png', bytes)}"/></svg>`,
  );
}

function measure(bytes: Uint8Array): PictureSize {
  try {
    return measurePicture(bytes);
  } catch (error) {
    if (error instanceof DamagedContent) throw error;
    throw new DamagedContent(`${cutOff}, or it is damaged`);
  }
}

async function encode(
  bytes: Uint8Array,
  ending: string,
  size: PictureSize,
): Promise<EncodedPicture> {
  const isLarge = Math.max(size.width, size.height) > longestSide;
  const isReadable = ending !== 'heic';
  // Of an animation, one picture would be left.
  if (ending === 'gif' || (isReadable && !isLarge && !(await isTurned(bytes)))) {
    return { ending, bytes: cleanFile(bytes) };
  }
  return shrinkPicture(bytes, ending, longestSide);
}

/** A picture as an address that holds it. @param type `webp` */
function writePictureAddress(type: string, bytes: Uint8Array): string {
  return `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
