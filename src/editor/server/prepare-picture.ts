import { cutOff, DamagedContent } from '../../check/public-files/byte-reader';
import { recognizeFormat } from '../../check/public-files/recognize-format';
import type { PictureSize } from '../../check/public-files/measure-heic';
import { isTooLargeToRead } from '../../check/rules/safety/pictures-bounded';
import { cleanFile } from '../../io/strip-metadata/clean-file';
import { decodeHeic } from '../../build/images/decode-heic';
import { openPicture } from '../../build/images/resize-image.mjs';
import { measurePicture } from '../../io/measure-picture';
import { RefusedRequest } from './read-body';

/** No place on a page shows more pixels, on any screen. */
const longestSide = 2400;

/** What the editor shows of a picture before it is kept. */
const previewSide = 640;

/** Higher than what the build makes of it: a picture loses little by being encoded twice. */
const quality = 88;

export interface PreparedPicture {
  ending: string;
  bytes: Uint8Array;
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
    const preview = writeAddress('svg+xml', bytes);
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
    const small = { width: previewSide, height: previewSide, fit: 'inside' } as const;
    const shown = (await openPicture(kept.bytes)).resize({ ...small, withoutEnlargement: true });
    const preview = writeAddress('webp', await shown.webp().toBuffer());
    return { ...kept, picture: { ...measure(kept.bytes), preview } };
  } catch (error) {
    if (error instanceof DamagedContent) throw error;
    throw new DamagedContent(`${cutOff}, or it is damaged`);
  }
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
): Promise<Pick<PreparedPicture, 'ending' | 'bytes'>> {
  if (ending === 'heic') return shrink(await decodeHeic(bytes), 'jpg');
  const { orientation = 1 } = await (await openPicture(bytes)).metadata();
  const isLarge = Math.max(size.width, size.height) > longestSide;
  // Of an animation, one picture would be left.
  if (ending === 'gif' || (orientation === 1 && !isLarge)) {
    return { ending, bytes: cleanFile(bytes) };
  }
  return shrink(bytes, ending);
}

async function shrink(
  bytes: Uint8Array,
  ending: string,
): Promise<Pick<PreparedPicture, 'ending' | 'bytes'>> {
  const picture = (await openPicture(bytes)).resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  switch (ending) {
    case 'png':
      return { ending, bytes: await picture.png().toBuffer() };
    case 'webp':
      return { ending, bytes: await picture.webp({ quality }).toBuffer() };
    case 'avif':
      return { ending, bytes: await picture.avif({ quality: 70, effort: 2 }).toBuffer() };
    default:
      return { ending, bytes: await picture.jpeg({ quality, mozjpeg: true }).toBuffer() };
  }
}

function writeAddress(type: string, bytes: Uint8Array): string {
  return `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
