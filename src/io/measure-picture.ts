import { readFile } from 'node:fs/promises';
import { imageSize } from 'image-size';
import { imageSizeFromFile } from 'image-size/fromFile';
import { measureHeic, type PictureSize } from '../check/public-files/measure-heic';
import { isHeic } from '../check/public-files/recognize-format';

/**
 * The size of a picture as it is seen.
 *
 * @throws Error when it is not a picture, or too damaged
 */
export function measurePicture(bytes: Uint8Array): PictureSize {
  return isHeic(bytes) ? measureHeic(bytes) : turnUpright(imageSize(bytes));
}

/**
 * The size of a picture as it is seen; of most, only the beginning is read.
 *
 * @throws Error when it is not a picture, or too damaged
 */
export async function measurePictureFile(path: string): Promise<PictureSize> {
  const measured = await imageSizeFromFile(path);
  // Of these, it would include what is cut off, and not tell how they are turned.
  const isOfIphone = /^hei[cf]/.test(measured.type ?? '');
  return isOfIphone ? measureHeic(await readFile(path)) : turnUpright(measured);
}

/** Cameras write from 5 on if the picture lies on its side. */
function turnUpright({
  width,
  height,
  orientation = 1,
}: ReturnType<typeof imageSize>): PictureSize {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
