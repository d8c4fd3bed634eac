import type { Counselor, SiteConfig } from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';
import { portraitUrl } from '../payload/page-paths';
import type { Picture } from '../payload/payload';
import type { BuildContext } from './build-context';
import { buildPicture } from './build-picture';

/** Where the drawing is that stands for somebody. */
export interface DrawnPortrait {
  src: string;
  /** for dark pages; none on a site that is always light */
  dark?: string;
}

export function locateDrawing(
  { id }: Pick<Counselor, 'id'>,
  { theme }: Pick<SiteConfig, 'theme'>,
): DrawnPortrait {
  const isAlwaysLight = theme.scheme === 'light';
  return {
    src: portraitUrl(id, 'light'),
    ...(!isAlwaysLight && { dark: portraitUrl(id, 'dark') }),
  };
}

/**
 * The photo of a counselor, and as long as there is none, a drawing.
 *
 * @throws Error when the size of the photo is not known
 */
export function buildPortrait(counselor: Counselor, context: BuildContext): Picture {
  const { image, illustration, sample } = counselor;
  if (image) return buildPicture(image, context);
  const { alt, note, ...names } = context.config.labels.drawings;
  return {
    ...locateDrawing(counselor, context.config),
    alt: fillLabel(alt, { object: names[illustration.object] }),
    width: 400,
    height: 500,
    // Where it is cropped, the chair stays.
    focus: '50% 100%',
    ...(sample && { caption: note }),
  };
}
