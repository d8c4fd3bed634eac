import type { PathStep } from './path-data';

/** Draws flat curves as lines and leaves out the points that the eye cannot tell from a line. */
export function simplifyOutline(outline: readonly PathStep[], tolerance: number): PathStep[] {
  const kept: PathStep[] = [];
  for (const step of outline) {
    const flat = flatten(endOf(kept.at(-1)), step, tolerance);
    const [previous, before] = [kept.at(-1), kept.at(-2)];
    const isOnTheWay =
      flat[0] === 'L' &&
      previous?.[0] === 'L' &&
      distanceToLine(endOf(previous), endOf(before), endOf(flat)) < tolerance;
    if (isOnTheWay) kept.pop();
    kept.push(flat);
  }
  return kept;
}

type Point = readonly [number, number];

function endOf(step: PathStep | undefined): Point {
  const [x = 0, y = 0] = (step ?? []).slice(-2).map(Number);
  return [x, y];
}

function flatten(start: Point, step: PathStep, tolerance: number): PathStep {
  const [command, ...coordinates] = step;
  if (command !== 'Q') return step;
  const [controlX = 0, controlY = 0, ...end] = coordinates;
  // A curve comes half as near to its control point as the line does.
  const isFlat = distanceToLine([controlX, controlY], start, endOf(step)) < tolerance * 2;
  return isFlat ? ['L', ...end] : step;
}

function distanceToLine([x, y]: Point, [startX, startY]: Point, [endX, endY]: Point): number {
  const [alongX, alongY] = [endX - startX, endY - startY];
  const length = Math.hypot(alongX, alongY);
  if (length === 0) return Math.hypot(x - startX, y - startY);
  const share = ((x - startX) * alongX + (y - startY) * alongY) / length ** 2;
  const nearest = Math.min(Math.max(share, 0), 1);
  return Math.hypot(x - startX - nearest * alongX, y - startY - nearest * alongY);
}
