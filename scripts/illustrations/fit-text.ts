export interface FittedText {
  size: number;
  lines: string[];
}

export interface TextBox {
  width: number;
  height: number;
  /** The largest letter size to try. */
  size: number;
  /** The distance between lines as a factor of the letter size. */
  lineHeight: number;
  /** The next size to try, as a factor of the one before; every size if absent. */
  shrink?: number;
}

type MeasureLine = (text: string, size: number) => number;

/**
 * Breaks a text into lines of even length, in the largest letters that fit the box. Words with a
 * no-break space between them stay together.
 */
export function fitText(text: string, box: TextBox, measure: MeasureLine): FittedText {
  const words = text.trim().split(/[^\S\u00A0]+/);
  const { shrink = 1 } = box;
  for (let size = box.size; size > 1; size = Math.min(size - 1, Math.round(size * shrink))) {
    const fits = (line: string, width: number): boolean => measure(line, size) <= width;
    if (words.some((word) => !fits(word, box.width))) continue;
    const lines = wrapWords(words, (line) => fits(line, box.width));
    if (lines.length * size * box.lineHeight <= box.height) {
      return { size, lines: evenOut(words, lines, (line) => measure(line, size)) };
    }
  }
  throw new Error(`“${text}” does not fit its place in the picture.`);
}

function wrapWords(words: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest way to break the words into the same number of lines. */
function evenOut(words: string[], lines: string[], measure: (line: string) => number): string[] {
  let best = lines;
  for (;;) {
    const widest = Math.max(...best.map(measure));
    const narrower = wrapWords(words, (line) => measure(line) < widest);
    if (narrower.length > lines.length || Math.max(...narrower.map(measure)) >= widest) return best;
    best = narrower;
  }
}
