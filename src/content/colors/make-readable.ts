import type { Path } from '../schema/walk-schema';
import { listNeighbors, measureMeeting, type Meeting } from './color-meetings';
import { nearestReadable } from './nearest-readable';

/**
 * A color, or the nearest that has enough contrast to all that it meets.
 *
 * @param meetings of all colors, with this one at its place
 * @returns undefined when no shade can have it
 */
export function makeReadable(
  color: string,
  path: Path,
  meetings: readonly Meeting[],
): string | undefined {
  const key = path.join('/');
  const own = meetings.filter(({ front, back }) =>
    [front, back].some((shade) => shade.path.join('/') === key),
  );
  if (own.every((meeting) => measureMeeting(meeting) >= meeting.least)) return color;
  return nearestReadable(color, listNeighbors(path, meetings));
}
