import type { Counselor } from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';
import type { BuildContext } from './build-context';

/** `+9 more areas`: how many of a counselor's areas `shown` specialties leave out; none if 0. */
export function writeMoreAreas(
  { specialties, totalConditions = specialties.length }: Counselor,
  shown: number,
  { config: { labels } }: Pick<BuildContext, 'config'>,
): string | undefined {
  const count = totalConditions - Math.min(shown, specialties.length);
  if (count <= 0) return undefined;
  return count === 1 ? labels.oneMoreArea : fillLabel(labels.moreAreas, { count });
}
