/** A text in lines, and how large its letters are. */
export interface FittedText {
  size: number;
  lines: string[];
}

export interface TextBox {
  width: number;
  height: number;
  /** the largest font size to try */
  size: number;
  /** the distance between lines as a factor of the font size */
  lineHeight: number;
}

/** How wide a line is, in units of the font size. */
type MeasureLine = (line: string) => number;

/**
 * Breaks a text into lines of even length, in the largest letters that fit the box. Words with a
 * no-break space between them stay together.
 *
 * @throws Error when no letters are small enough
 */
export function fitText(text: string, box: TextBox, measure: MeasureLine): FittedText {
  const words = text.trim().split(/[^\S\u00A0]+/);
  const widestWord = Math.max(...words.map(measure));
  for (let { size } = box; size > 1; size -= 1) {
    const width = box.width / size;
    if (widestWord > width) continue;
    const lines = wrapWords(words, (line) => measure(line) <= width);
    if (lines.length * size * box.lineHeight <= box.height) {
      return { size, lines: evenOut(words, lines, measure) };
    }
  }
  throw new Error(`“${text}” does not fit into the image.`);
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
function evenOut(words: string[], lines: string[], measure: MeasureLine): string[] {
  let best = lines;
  for (;;) {
    const widest = Math.max(...best.map(measure));
    const narrower = wrapWords(words, (line) => measure(line) < widest);
    if (narrower.length > lines.length || Math.max(...narrower.map(measure)) >= widest) return best;
    best = narrower;
  }
}
