import { mixColors } from '../../src/config/colors/color-channels';
import { drawStem } from './draw-stem';
import { measureLine, type Lettering } from './lettering';
import { startRandom } from './random';
import { letterColor, type Scheme } from './scheme';
import { writeSvg } from './svg';
import { writeLines } from './write-lines';

const side = 640;
const middle = side / 2;
const letterSize = 104;

/** The initials of a person under an arch of leaves: no invented face. */
export function drawPortrait(name: string, scheme: Scheme, lettering: Lettering): string {
  const random = startRandom(name);
  const { sky, haze, near, deep } = scheme;
  const stems = [
    { x: 70, y: 650, direction: -1.25, length: 560, color: mixColors(near, haze, 0.6) },
    { x: 570, y: 650, direction: -1.89, length: 560, color: mixColors(near, haze, 0.66) },
    { x: 20, y: 660, direction: -0.95, length: 380, color: near },
    { x: 620, y: 660, direction: -2.2, length: 370, color: mixColors(near, deep, 0.35) },
  ];
  const initials = readInitials(name);
  const line = {
    text: initials,
    size: letterSize,
    x: middle - measureLine(initials, letterSize, lettering) / 2,
    y: middle + letterSize * 0.35,
    lettering,
  };
  return writeSvg(name, side, side, [
    `<rect width="${side}" height="${side}" fill="${sky}"/>`,
    `<path fill="${haze}" d="M120 640V300a200 200 0 0 1 400 0v340z"/>`,
    ...stems.map((stem) => drawStem(stem, random)),
    `<circle cx="${middle}" cy="${middle}" r="118" fill="${deep}"/>`,
    writeLines([line], letterColor),
  ]);
}

function readInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase()).join('');
}
