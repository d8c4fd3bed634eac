import type { Counselor, SiteConfig, TeamMember } from '../generated/config-types';
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

/** What a portrait is made of. */
export type Portrayed = Pick<Counselor, 'id' | 'name' | 'image' | 'illustration' | 'sample'>;

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
