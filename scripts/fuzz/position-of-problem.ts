import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Position, Problem } from '../../src/config/problem';
import { writePointer } from '../../src/config/json-pointer';
import type { Path } from '../../src/config/walk-schema';
import type { MutatedText } from './mutations';

/**
 * Whether a problem, or another place that it names, lies in one of the places or above. In text
 * that is no JSON, it must end where the damage starts or later.
 */
export function isInOrAbove(
  problem: Problem,
  { text, damagedFrom }: MutatedText,
  places: readonly Path[],
): boolean {
  if (problem.path === '' && isAboutText(problem)) {
    const end = toOffset(text, problem.range.end);
    const starts = damagedFrom === undefined ? listStarts(text, places) : [damagedFrom];
    // What stands before the damage, such as a comma, may be what is too much now.
    return starts.some((start) => end >= text.slice(0, start).trimEnd().length);
  }
  const named = [problem, ...(problem.related ?? [])];
  return places.some((place) => {
    const pointer = writePointer(place);
    return named.some(({ path }) => contains(path, pointer) || contains(pointer, path));
  });
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
