import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Position, Problem } from '../../src/check/problem';
import { writePointer, type Path } from '../../src/utils/json';
import type { MutatedText } from './mutations';

/**
 * Whether a problem lies in one of the places or above. In text that is not JSON, it must end where
 * the damaged value starts or later, and start in the line after the damage or earlier. A bracket
 * that is gone is missed only where another one contradicts, which may be the end of the file.
 */
export function isInOrAbove(
  problem: Problem,
  { text, damage }: MutatedText,
  places: readonly Path[],
): boolean {
  if (problem.path !== '' || !isAboutText(problem)) return isOneOf(problem.path, places);
  const end = toOffset(text, problem.range.end);
  const starts = damage ? [damage.valueStart] : listStarts(text, places);
  // What comes before the damage, such as a comma, may be superfluous now.
  if (!starts.some((start) => end >= text.slice(0, start).trimEnd().length)) return false;
  if (!damage || !hasAllBrackets(text)) return true;
  return problem.range.start.line <= toLine(text, damage.at) + 1;
}

/** Whether another place that a problem names lies in one of the places or above. */
export function namesInOrAbove({ related }: Problem, places: readonly Path[]): boolean {
  return related?.some(({ path }) => isOneOf(path, places)) ?? false;
}

function isOneOf(path: string, places: readonly Path[]): boolean {
  return places.map(writePointer).some((place) => contains(path, place) || contains(place, path));
}

/** Problems of the text itself have no path, because nothing could be read. */
function isAboutText({ code }: Problem): boolean {
  return code.startsWith('CFG00') || code.startsWith('CFG01') || code.startsWith('CFG02');
}

/** Where the values at some places start. */
function listStarts(text: string, places: readonly Path[]): number[] {
  const root = parseTree(text);
  return places.flatMap((place) => (root && findNodeAtLocation(root, [...place])?.offset) ?? []);
}

function contains(outer: string, inner: string): boolean {
  return outer === inner || inner.startsWith(`${outer}/`);
}

function toOffset(text: string, { line, column }: Position): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

function hasAllBrackets(text: string): boolean {
  const count = (bracket: string) => text.split(bracket).length;
  return count('{') === count('}') && count('[') === count(']');
}

function toLine(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
