import { keepNumbers } from '../../src/payload/keep-numbers';
import { fitText } from '../illustrations/fit-text';
import { measureLine, type Lettering } from '../illustrations/lettering';
import type { PathStep } from '../illustrations/path-data';

/** A letter at its place in a share image: the left end of its baseline, in pixels. */
export interface PlacedLetter {
  outline: readonly PathStep[];
  x: number;
  y: number;
}

/** A text whose letters have their places. */
export interface SetText {
  /** font size in pixels */
  size: number;
  letters: PlacedLetter[];
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const lineHeight = 1.12;

/**
 * A function that sets texts into a box: in even lines, as large as fits, in the middle of its
 * height. It remembers how wide words are: most come again.
 *
 * @param sizes the largest font size to try, and the next one as a factor of it: see `TextBox`
 */
export function createTypesetter(
  lettering: Lettering,
  box: Box,
  { largest, shrink }: { largest: number; shrink: number },
): (text: string) => SetText {
  const widths = new Map<string, number>();

  /** In units of the font size. */
  function measureWord(word: string): number {
    const known = widths.get(word);
    if (known !== undefined) return known;
    const width = measureLine(word, 1, lettering);
    widths.set(word, width);
    return width;
  }

  /** Words and the spaces between them: how wide a line is grows with the size of its letters. */
  function measure(line: string, size: number): number {
    const parts = line.split(' ').map(measureWord);
    const spaces = (parts.length - 1) * measureWord(' ');
    return parts.reduce((sum, width) => sum + width, spaces) * size;
  }

  return (text) => {
    const options = { ...box, size: largest, lineHeight, shrink };
    const { size, lines } = fitText(keepNumbers(text), options, measure);
    const top = box.top + (box.height - lines.length * size * lineHeight) / 2;
    const letters = lines.flatMap((line, index) => {
      // The middle of a line runs through its small letters, a little above the baseline.
      const y = top + size * ((index + 0.5) * lineHeight + 0.3);
      let x = box.left;
      return lettering(line).map(({ outline, advance }): PlacedLetter => {
        const placed = { outline, x: Math.round(x), y: Math.round(y) };
        x += advance * size;
        return placed;
      });
    });
    return { size, letters: letters.filter(({ outline }) => outline.length > 0) };
  };
}
