import { fitText } from '../illustrations/fit-text';
import type { Letter, Lettering } from '../illustrations/lettering';
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

interface Word {
  letters: Letter[];
  /** in units of the font size */
  width: number;
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
 * height. It remembers words: most come again.
 *
 * @param sizes the largest font size to try, and the next one as a factor of it: see `TextBox`
 */
export function createTypesetter(
  lettering: Lettering,
  box: Box,
  { largest, shrink }: { largest: number; shrink: number },
): (text: string) => SetText {
  const words = new Map<string, Word>();

  function readWord(text: string): Word {
    const known = words.get(text);
    if (known) return known;
    const letters = lettering(text);
    const width = letters.reduce((sum, { advance }) => sum + advance, 0);
    words.set(text, { letters, width });
    return { letters, width };
  }

  /** Words and the spaces between them: how wide a line is grows with the size of its letters. */
  function measure(line: string, size: number): number {
    const parts = line.split(' ').map((word) => readWord(word).width);
    const spaces = (parts.length - 1) * readWord(' ').width;
    return parts.reduce((sum, width) => sum + width, spaces) * size;
  }

  return (text) => {
    // A number stays with the word before it: "Part 2".
    const glued = text.replace(/ (?=\d)/g, '\u00A0');
    const { size, lines } = fitText(glued, { ...box, size: largest, lineHeight, shrink }, measure);
    const top = box.top + (box.height - lines.length * size * lineHeight) / 2;
    const letters = lines.flatMap((line, index) => {
      // The middle of a line runs through its small letters, a little above the baseline.
      const y = top + size * ((index + 0.5) * lineHeight + 0.3);
      let x = box.left;
      return readWord(line).letters.map(({ outline, advance }): PlacedLetter => {
        const placed = { outline, x: Math.round(x), y: Math.round(y) };
        x += advance * size;
        return placed;
      });
    });
    return { size, letters: letters.filter(({ outline }) => outline.length > 0) };
  };
}
