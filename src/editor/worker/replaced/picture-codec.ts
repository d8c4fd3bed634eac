import { imageSize } from 'image-size';
import { isHeic } from '../../../check/public-files/recognize-format';
import type { EncodedPicture } from '../../server/picture-codec';
import { RefusedRequest } from '../../server/read-body';

/** As on a computer, from 0 to 1. */
const quality = 0.88;

/** Formats that browsers write, by the ending of a file. */
const written: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** As on a computer, with what the camera noted in the file. */
export async function isTurned(bytes: Uint8Array): Promise<boolean> {
  const { orientation = 1 } = imageSize(bytes);
  return orientation !== 1;
}

/** As on a computer, with the decoders and encoders of the browser. */
export async function shrinkPicture(
  bytes: Uint8Array,
  ending: string,
  longestSide: number,
): Promise<EncodedPicture> {
  // No browser writes AVIF, which can be transparent.
  const wanted = ending === 'avif' ? 'webp' : ending in written ? ending : 'jpg';
  const blob = await encode(await draw(bytes, longestSide), written[wanted], quality);
  const [used = 'png'] = Object.entries(written).find(([, type]) => type === blob.type) ?? [];
  return { ending: used, bytes: await readBlob(blob) };
}

/** A small version as an address that holds it. @param side the longest, in pixels */
export async function drawPreview(bytes: Uint8Array, side: number): Promise<string> {
  const blob = await encode(await draw(bytes, side), written['webp'], 0.8);
  return `data:${blob.type};base64,${Buffer.from(await blob.arrayBuffer()).toString('base64')}`;
}

/** Safari cannot write WebP and writes PNG instead, in which a photo would be many times larger. */
async function encode(
  canvas: OffscreenCanvas,
  type: string | undefined,
  level: number,
): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type, quality: level });
  if (blob.type === type || isTransparent(canvas)) return blob;
  return canvas.convertToBlob({ type: 'image/jpeg', quality: level });
}

/** Whether one can see through a part of it, which JPEG cannot keep. */
function isTransparent(canvas: OffscreenCanvas): boolean {
  const { data = [] } =
    canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  for (let index = 3; index < data.length; index += 4) if (data[index] !== 255) return true;
  return false;
}

/** A picture turned upright, no longer than that. @throws Error when the browser cannot read it */
async function draw(bytes: Uint8Array, longestSide: number): Promise<OffscreenCanvas> {
  const picture = await decode(bytes);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const fit = (side: number) => Math.max(1, Math.round(side * scale));
  const canvas = new OffscreenCanvas(fit(picture.width), fit(picture.height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures in a worker.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

/** Photos of iPhones are read by the library that the build uses: few browsers read them. */
async function decode(bytes: Uint8Array): Promise<ImageBitmap> {
  if (!isHeic(bytes)) {
    const blob = new Blob([Uint8Array.from(bytes)]);
    return createImageBitmap(blob, { imageOrientation: 'from-image' });
  }
  const { default: decodeHeic } = await import('heic-decode').catch(() => {
    throw new RefusedRequest(
      422,
      'To read photos of iPhones, the editor has to load a part of itself. Check your connection, then try again.',
    );
  });
  const { width, height, data } = await decodeHeic({ buffer: bytes });
  return createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height));
}

async function readBlob(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
