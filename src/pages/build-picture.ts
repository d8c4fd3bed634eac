import type { Image } from '../generated/config-types';
import type { BuildContext } from './build-context';
import type { Picture } from './payload';

/** Adds the size of the file, so that the browser keeps the place free. */
export function buildPicture({ src, alt = '' }: Image, context: BuildContext): Picture {
  const size = context.pictureSizes.get(src);
  if (!size) throw new Error(`The size of ${src} is not known; was the config checked?`);
  return { src, alt, width: size.width, height: size.height };
}
