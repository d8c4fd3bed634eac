import type { Image, Logo, Counselor, SiteConfig, TeamMember } from '../generated/config-types';
import { findPicture, type BuildContext } from './build-context';
import type { LogoPicture, Picture } from '../payload/payload';
import { fillLabel } from '../payload/fill-label';
import { portraitUrl } from '../payload/page-paths';

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

/** What a portrait is made of. */
type Portrayed = Pick<Counselor, 'id' | 'name' | 'image' | 'illustration' | 'sample'>;

/** A member of the team, who may have the id of a counselor. */
export function portrayMember(member: TeamMember): Portrayed {
  return { ...member, id: `team/${member.id}` };
}

/**
 * The photo of a person, and as long as there is none, a drawing: of a chair, or of the initials.
 *
 * @throws Error when the size of the photo is not known
 */
export function buildPortrait(person: Portrayed, context: BuildContext): Picture {
  const { image, illustration, sample } = person;
  if (image) return buildPicture(image, context);
  const { alt, note, ...names } = context.config.labels.drawings;
  const drawing = locateDrawing(person, context.config);
  const size = { width: 400, height: 500 };
  // The name is next to its initials.
  if (!illustration) return { ...drawing, alt: '', ...size };
  return {
    ...drawing,
    alt: fillLabel(alt, { object: names[illustration.object] }),
    ...size,
    // Where it is cropped, the chair stays.
    focus: '50% 100%',
    ...(sample && { caption: note }),
  };
}
