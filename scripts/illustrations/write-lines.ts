import type { Lettering } from './lettering';
import { enlargeOutline, writePath } from './path-data';
import { simplifyOutline } from './simplify-outline';

export interface Line {
  text: string;
  size: number;
  x: number;
  y: number;
  lettering: Lettering;
}

/** How far, in units of the picture, a letter may differ from the font. */
const tolerance = 1;

/** Lines of text as outlines. A letter that comes again at the same size is written once. */
export function writeLines(lines: readonly Line[], color: string): string {
  const ids = new Map<string, string>();
  const groups = lines.map(({ text, size, x, y, lettering }) => {
    let pen = x;
    const letters = lettering(text).map(({ outline, advance }) => {
      const data = writePath(simplifyOutline(enlargeOutline(outline, size), tolerance));
      const place = Math.round(pen);
      pen += advance * size;
      if (data === '') return '';
      const id = ids.get(data) ?? `l${ids.size}`;
      ids.set(data, id);
      return `<use href="#${id}" x="${place}"/>`;
    });
    return `<g transform="translate(0 ${Math.round(y)})">${letters.join('')}</g>`;
  });
  const shapes = [...ids].map(([data, id]) => `<path id="${id}" d="${data}"/>`);
  return `<defs>${shapes.join('')}</defs><g fill="${color}">${groups.join('')}</g>`;
}
