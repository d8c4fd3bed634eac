import { imageSize } from 'image-size';
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

/** Cameras write from 5 on if the picture lies on its side. */
export function turnUpright({
  width,
  height,
  orientation = 1,
}: ReturnType<typeof imageSize>): PictureSize {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
