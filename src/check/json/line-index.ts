import type { Position } from '../problem';

/** Finds the line and column of an offset; the text is read once. */
export function indexLines(text: string): (offset: number) => Position {
  const starts = listLineStarts(text);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** The offsets at which the lines of a text start. */
export function listLineStarts(text: string): number[] {
  if (text.includes('\r')) {
    const ends = [...text.matchAll(/\r\n|\r|\n/g)];
    return [0, ...ends.map(({ index, 0: end }) => index + end.length)];
  }
  const starts = [0];
  // Many times as fast as a regular expression; large configs have a million lines.
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
