import { decodeHeic } from '../../build/images/decode-heic';
import { openPicture } from '../../build/images/resize-image.mjs';
import { isHeic } from '../../check/public-files/recognize-format';

/** Higher than what the build makes of it: a picture loses little by being encoded twice. */
const quality = 88;

export interface EncodedPicture {
  /** of its file name: `jpg` */
  ending: string;
  bytes: Uint8Array;
}

/** Whether a picture is stored in another way than it is seen, as its camera noted. */
export async function isTurned(bytes: Uint8Array): Promise<boolean> {
  const { orientation = 1 } = await (await openPicture(bytes)).metadata();
  return orientation !== 1;
}

/**
 * Encodes a picture upright, without what its camera noted, and makes it smaller where a side is longer.
 *
 * @param longestSide in pixels
 * @throws Error when it cannot be read
 */
export async function shrinkPicture(
  bytes: Uint8Array,
  ending: string,
  longestSide: number,
): Promise<EncodedPicture> {
  const picture = await openSmaller(isHeic(bytes) ? await decodeHeic(bytes) : bytes, longestSide);
  switch (ending) {
    case 'png':
      return { ending, bytes: await picture.png().toBuffer() };
    case 'webp':
      return { ending, bytes: await picture.webp({ quality }).toBuffer() };
    case 'avif':
      return { ending, bytes: await picture.avif({ quality: 70, effort: 2 }).toBuffer() };
    default:
      return { ending: 'jpg', bytes: await picture.jpeg({ quality, mozjpeg: true }).toBuffer() };
  }
}

/** A small version as an address that holds it. @param side the longest, in pixels */
export async function drawPreview(bytes: Uint8Array, side: number): Promise<string> {
  const small = await (await openSmaller(bytes, side)).webp().toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

async function openSmaller(bytes: Uint8Array, side: number) {
  const limits = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  return (await openPicture(bytes)).resize(limits);
}
