import type { Counselor } from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';
import { formatNumber } from '../utils/format-number';
import type { BuildContext } from './build-context';
import { choosePlural } from './language-rules';

/** `+9 more areas`: how many of a counselor's areas `shown` specialties leave out; none if 0. */
export function writeMoreAreas(
  { specialties, totalConditions = specialties.length }: Counselor,
  shown: number,
  { config: { labels, site } }: Pick<BuildContext, 'config'>,
): string | undefined {
  const count = totalConditions - Math.min(shown, specialties.length);
  if (count <= 0) return undefined;
  const forms = {
    zero: labels.zeroMoreAreas,
    one: labels.oneMoreArea,
    two: labels.twoMoreAreas,
    few: labels.fewMoreAreas,
    many: labels.manyMoreAreas,
    several: labels.moreAreas,
  };
  return fillLabel(choosePlural(count, forms, site), { count: formatNumber(count, site.language) });
}
