/** A step of a drawn line: M and L with a point, Q with one and C with two control points before it, Z. */
export type PathStep = ['M' | 'L' | 'Q' | 'C' | 'Z', ...number[]];

/**
 * Writes path data in whole numbers.
 *
 * Points are rounded before they are made relative to each other, so errors do not add up.
 */
export function writePath(steps: Iterable<PathStep>): string {
  let data = '';
  let previous = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [command, ...coordinates] of steps) {
    if (command === 'Z') {
      data += 'z';
      [x, y, previous] = [startX, startY, 'z'];
      continue;
    }
    const offsets = coordinates.map((value, at) => Math.round(value) - (at % 2 === 0 ? x : y));
    if (command !== 'M' && offsets.every((offset) => offset === 0)) continue;
    x += offsets.at(-2) ?? 0;
    y += offsets.at(-1) ?? 0;
    if (command === 'M') [startX, startY] = [x, y];
    const [letter, numbers] = shorten(command.toLowerCase(), offsets);
    data += joinNumbers(numbers, letter === previous ? '' : letter);
    // A point after a move is a line without saying so.
    previous = letter === 'm' ? 'l' : letter;
  }
  return data;
}

/** A level or upright line needs one number only. */
function shorten(letter: string, offsets: number[]): [string, number[]] {
  if (letter !== 'l') return [letter, offsets];
  const [x = 0, y = 0] = offsets;
  if (y === 0) return ['h', [x]];
  return x === 0 ? ['v', [y]] : [letter, offsets];
}

function joinNumbers(numbers: number[], letter: string): string {
  return numbers.reduce((text, number, at) => {
    const needsSpace = number >= 0 && (at > 0 || letter === '');
    return `${text}${needsSpace ? ' ' : ''}${number}`;
  }, letter);
}

/** A soft line through all the points, from the first to the last. */
export function smoothLine(points: readonly (readonly [number, number])[]): PathStep[] {
  const at = (index: number): readonly [number, number] =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  return points.slice(1).map((end, index): PathStep => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    return [
      'C',
      start[0] + (end[0] - before[0]) / 6,
      start[1] + (end[1] - before[1]) / 6,
      end[0] - (after[0] - start[0]) / 6,
      end[1] - (after[1] - start[1]) / 6,
      ...end,
    ];
  });
}

/** The same drawing, so many times as large. */
export function enlargeOutline(outline: readonly PathStep[], factor: number): PathStep[] {
  return outline.map(([command, ...coordinates]): PathStep => [
    command,
    ...coordinates.map((value) => value * factor),
  ]);
}
