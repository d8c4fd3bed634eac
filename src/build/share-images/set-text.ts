import { keepNumbers } from '../../payload/keep-numbers';
import { shareImageSize } from '../../published/share-image';
import { fitText, type TextBox } from './fit-text';
import type { Direction } from './order-runs';

/** A text whose lines have their places. */
export interface SetText {
  /** font size in pixels */
  size: number;
  /** `x` and `y`: the left end of the baseline, in pixels */
  lines: { text: string; x: number; y: number }[];
}

/** A part of a share image, in pixels; of one from right to left, its mirror image. */
export interface PlacedBox extends Omit<TextBox, 'lineHeight'> {
  left: number;
  top: number;
}

const lineHeight = 1.12;

/**
 * Sets a text into a box: in even lines, as large as fits, in the middle of its height.
 *
 * @param direction from left to right, lines begin at the left end of the box
 * @param measure gives the width of a line in units of the font size
 */
export function setText(
  text: string,
  box: PlacedBox,
  direction: Direction,
  measure: (line: string) => number,
): SetText {
  const { size, lines } = fitText(keepNumbers(text), { ...box, lineHeight }, measure);
  const top = box.top + (box.height - lines.length * size * lineHeight) / 2;
  return {
    size,
    lines: lines.map((line, index) => ({
      text: line,
      x: direction === 'ltr' ? box.left : shareImageSize.width - box.left - measure(line) * size,
      // The middle of a line runs through its small letters, a little above the baseline.
      y: top + size * ((index + 0.5) * lineHeight + 0.3),
    })),
  };
}
