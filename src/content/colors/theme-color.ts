import { getIn, type Path } from '../../utils/json';
import { definition } from '../schema/walk-schema';
import { listConstraints, measureContrastPair, type ContrastPair } from './contrast-pairs';
import { nearestAccessibleColor } from './nearest-accessible-color';

/**
 * The color that a site has where its theme names none: the default of the schema.
 *
 * @param path in the theme: `colors`, `primary`
 */
export function readUsualColor([group = '', name = '', ...rest]: Path): string {
  const setting = definition('Theme').properties?.[group]?.properties?.[name];
  return String(getIn(setting?.default, rest));
}

/**
 * A color, or the nearest that has enough contrast to all that it meets.
 *
 * @param meetings of all colors, with this one at its place
 * @returns undefined when no shade can have it
 */
export function makeReadable(
  color: string,
  path: Path,
  meetings: readonly ContrastPair[],
): string | undefined {
  const key = path.join('/');
  const own = meetings.filter(({ front, back }) =>
    [front, back].some((shade) => shade.path.join('/') === key),
  );
  if (own.every((meeting) => measureContrastPair(meeting) >= meeting.least)) return color;
  return nearestAccessibleColor(color, listConstraints(path, meetings));
}
