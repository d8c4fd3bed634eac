import { drawMotif } from './draw-motif';
import { fitText, type TextBox } from './fit-text';
import { measureLine, type Lettering } from './lettering';
import { letterColor, type Scheme } from './scheme';
import { writeSvg } from './svg';
import { writeLines, type Line } from './write-lines';

const [width, height] = [800, 1200];
const margin = 96;

// The motif keeps between the two boxes: letters stand on the plain color.
const titleBox = { width: width - 2 * margin, height: 470, size: 104, lineHeight: 1.12, top: 96 };
const authorBox = { width: width - 2 * margin, height: 110, size: 46, lineHeight: 1.3, top: 1010 };

export interface Cover {
  title: string;
  author: string;
  /** The place of the book among all books; neighbors get different covers. */
  place: number;
}

/** The two fonts of a cover. */
export interface CoverLetters {
  title: Lettering;
  author: Lettering;
}

/** A plain book cover in the colors of the site: title, a quiet motif, author. */
export function drawCover(
  { title, author, place }: Cover,
  scheme: Scheme,
  letters: CoverLetters,
): string {
  const background = place % 3 === 1 ? scheme.deep : scheme.near;
  const lines = [
    ...placeLines(title, titleBox, letters.title),
    ...placeLines(author, authorBox, letters.author),
  ];
  return writeSvg(`${title}, ${author}`, width, height, [
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    drawMotif(place, scheme.sky),
    `<path fill="none" stroke="${scheme.sky}" stroke-width="3" opacity=".5" d="M40 40h720v1120H40z"/>`,
    writeLines(lines, letterColor),
  ]);
}

function placeLines(text: string, box: TextBox & { top: number }, lettering: Lettering): Line[] {
  const { size, lines } = fitText(text, box, (line, tried) => measureLine(line, tried, lettering));
  return lines.map((line, index) => ({
    text: line,
    size,
    x: margin,
    y: box.top + size * (0.95 + index * box.lineHeight),
    lettering,
  }));
}
