import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Position, Problem } from '../../src/config/problem';
import { writePointer } from '../../src/config/json-pointer';
import type { Path } from '../../src/config/walk-schema';

/**
 * Whether a problem, or another place that it names, lies in one of the places or above. In text
 * that is no JSON, a fault shows where the place ends or later, or in the line where it begins.
 */
export function isInOrAbove(problem: Problem, text: string, places: readonly Path[]): boolean {
  const named = [problem, ...(problem.related ?? [])];
  return places.some((place) => {
    const pointer = writePointer(place);
    return named.some(({ path, range }) =>
      problem.path === '' && isAboutText(problem)
        ? isFrom(range.end, findStart(text, place))
        : contains(path, pointer) || contains(pointer, path),
    );
  });
}

/** Problems of the syntax have no path, because nothing could be read. */
function isAboutText({ code }: Problem): boolean {
  return code.startsWith('CFG00') || code.startsWith('CFG01') || code.startsWith('CFG02');
}

function contains(outer: string, inner: string): boolean {
  return outer === inner || inner.startsWith(`${outer}/`);
}

/** The line on which the value at a place starts, as far as the damaged text can be read. */
function findStart(text: string, place: Path): number {
  const root = parseTree(text);
  if (!root) return 1;
  for (let length = place.length; length > 0; length--) {
    const node = findNodeAtLocation(root, place.slice(0, length));
    if (node) return text.slice(0, node.offset).split('\n').length;
  }
  return 1;
}

function isFrom({ line }: Position, start: number): boolean {
  return line >= start;
}
