import { writePath, type PathStep } from './path-data';

export interface Stem {
  x: number;
  y: number;
  /** Where it grows to, in radians; -PI / 2 is straight up. */
  direction: number;
  length: number;
  color: string;
}

const joints = 7;

/** A swaying stem with a pair of leaves at every joint. */
export function drawStem({ x, y, direction, length, color }: Stem, random: () => number): string {
  const stalk: PathStep[] = [['M', x, y]];
  const leaves: PathStep[] = [];
  const sway = random() * 3;
  let [jointX, jointY] = [x, y];
  for (let joint = 0; joint < joints; joint += 1) {
    const turn = direction + 0.32 * Math.sin(joint * 0.85 + sway);
    jointX += (Math.cos(turn) * length) / joints;
    jointY += (Math.sin(turn) * length) / joints;
    stalk.push(['L', jointX, jointY]);
    const leaf = length * 0.16 * (1 - 0.5 * (joint / joints));
    for (const side of [-1, 1]) {
      leaves.push(...drawLeaf(jointX, jointY, turn + side * (0.75 + 0.25 * random()), leaf));
    }
    if (joint === joints - 1) leaves.push(...drawLeaf(jointX, jointY, turn, leaf));
  }
  return `<path fill="none" stroke="${color}" stroke-width="4" stroke-linejoin="round" d="${writePath(stalk)}"/><path fill="${color}" d="${writePath(leaves)}"/>`;
}

function drawLeaf(x: number, y: number, direction: number, length: number): PathStep[] {
  const reach = (turn: number, share: number): [number, number] => [
    x + Math.cos(direction + turn) * length * share,
    y + Math.sin(direction + turn) * length * share,
  ];
  return [
    ['M', x, y],
    ['Q', ...reach(0.55, 0.6), ...reach(0, 1)],
    ['Q', ...reach(-0.55, 0.6), x, y],
    ['Z'],
  ];
}
