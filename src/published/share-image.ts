import { nameContent } from './name-content';

/** In pixels: what messengers and social networks show whole. */
export const shareImageSize = { width: 1200, height: 630 };

/** The folder of the share images. Their names say what is in them. */
export const shareFolder = '/share/';

/**
 * The address of a share image.
 *
 * @param design identifies everything but the title: another design gives other addresses
 */
export function shareImageUrl(design: string, title: string): string {
  return `${shareFolder}${nameContent(design + title)}.png`;
}
