import type { Path } from '../json';
import { listConstraints, measureContrastPair, type ContrastPair } from './contrast-pairs';
import { nearestAccessibleColor } from './nearest-accessible-color';

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
