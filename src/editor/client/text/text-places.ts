import { getLocation } from 'jsonc-parser';
import { createLocator } from '../../../check/json/locate';
import type { EditorProblem } from '../../model/explain-problem';
import type { Path } from '../../../utils/json';

/** A problem with the characters of a text that it is about. */
export interface PlacedProblem {
  from: number;
  to: number;
  problem: EditorProblem;
}

/** Finds the characters that problems are about in a text of the config, however it is laid out. */
export function placeProblems(text: string, problems: readonly EditorProblem[]): PlacedProblem[] {
  if (problems.length === 0) return [];
  const locate = createLocator(text);
  return problems.map((problem) => {
    const { path, mark } = problem;
    const value = locate({ path });
    // Before the value is its name: how far depends on the layout.
    const isName = mark !== undefined && mark.start < 0;
    const { start, end } = isName ? locate({ path, atKey: true }) : value;
    if (isName || !mark) return { from: start, to: end, problem };
    const from = Math.min(start + mark.start, text.length);
    return { from, to: Math.min(start + mark.end, text.length), problem };
  });
}

/** Where the setting at a path begins: its name or, in a list, its value. */
export function findOffset(text: string, path: Path): number {
  return createLocator(text)({ path, atKey: true }).start;
}

/** The setting that a character belongs to. */
export function findPath(text: string, offset: number): Path {
  const { path } = getLocation(text, offset);
  // The name of a setting that is being typed is none yet.
  return path.at(-1) === '' ? path.slice(0, -1) : path;
}
