import createBidi from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

/** A part of a line that runs in one direction, in the order in which it is read. */
export interface Run {
  text: string;
  direction: Direction;
}

const bidi = createBidi();

/** Letters that run from right to left, and the characters that say which way a text runs. */
const turning = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Say which way a text runs, and are not seen. */
const guides = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * The parts of a line as they are drawn, from left to right, by the algorithm of Unicode for texts
 * that run both ways (UAX #9). Brackets in a part from right to left are mirrored already.
 *
 * @param direction the one of the page
 */
export function orderRuns(line: string, direction: Direction): Run[] {
  if (direction === 'ltr' && !turning.test(line)) return [{ text: line, direction }];
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const { levels } = embedding;
  const runs: { start: number; end: number; level: number }[] = [];
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    const isNext = last && (level % 2 === 0 ? index === last.end : index === last.start - 1);
    if (last && isNext && level === last.level) {
      last.start = Math.min(last.start, index);
      last.end = Math.max(last.end, index + 1);
    } else {
      runs.push({ start: index, end: index + 1, level });
    }
  }
  return runs.flatMap(({ start, end, level }): Run[] => {
    const text = line.slice(start, end).replace(guides, '');
    if (text === '') return [];
    return [
      level % 2 === 0 ? { text, direction: 'ltr' } : { text: mirror(text), direction: 'rtl' },
    ];
  });
}

function mirror(text: string): string {
  return text.replace(/./gu, (character) => bidi.getMirroredCharacter(character) ?? character);
}
