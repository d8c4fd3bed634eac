import type { Image, Logo } from '../generated/config-types';
import { findPicture, type BuildContext } from './build-context';
import type { LogoPicture, Picture } from '../payload/payload';

/**
 * Adds the size of the file, so that the browser keeps the place free, and names the files that were
 * made of it.
 *
 * @throws Error when the size is not known
 */
export function buildPicture(
  { src, alt = '', focus }: Pick<Image, 'src' | 'alt' | 'focus'>,
  context: BuildContext,
): Picture {
  const { width, height, variants } = findPicture(context, src);
  return { ...(variants ? { variants } : { src }), alt, width, height, ...(focus && { focus }) };
}

/** The picture of a logo, with the name of the organization as its description. */
export function buildLogo({ name, src, href }: Logo, context: BuildContext): LogoPicture {
  return {
    ...buildPicture({ src, alt: name }, context),
    ...(href !== undefined && { href }),
  };
}
