import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { fontFiles } from './font-files';

/** Opens the typeface of share images. What the first font lacks may be in the next. */
export async function openFonts(): Promise<Font[]> {
  return Promise.all(
    fontFiles.map(async (file) => {
      const variable = readFileSync(new URL(file));
      const letters = String.fromCodePoint(...create(variable).characterSet);
      // fontkit cannot choose the weight of a WOFF2 file.
      return create(
        await subsetFont(variable, letters, {
          targetFormat: 'truetype',
          variationAxes: { wght: 500 },
        }),
      );
    }),
  );
}

/** Lays out lines of text as outlines: the renderer of SVG has no access to fonts of packages. */
export class Lettering {
  private readonly widths = new Map<string, number>();

  constructor(private readonly fonts: readonly Font[]) {}

  /** How wide a line is, in units of the font size. */
  measure(line: string): number {
    const words = line.split(' ').map((word) => this.measureWord(word));
    return words.reduce((sum, width) => sum + width, (words.length - 1) * this.measureWord(' '));
  }

  /**
   * Draws a line of text.
   *
   * @param x the left end of its baseline, as `y`
   * @returns SVG elements
   */
  draw(line: string, x: number, y: number, size: number): string {
    let drawn = '';
    let left = x;
    for (const { font, part } of this.splitByFont(line)) {
      const { glyphs, positions } = font.layout(part);
      const scale = size / font.unitsPerEm;
      for (const [index, { path }] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const place = `${left + xOffset * scale} ${y - yOffset * scale}`;
        drawn += `<path transform="translate(${place})scale(${scale} ${-scale})" d="${path.toSVG()}"/>`;
        left += xAdvance * scale;
      }
    }
    return drawn;
  }

  /** Most words come again. */
  private measureWord(word: string): number {
    const width =
      this.widths.get(word) ??
      this.splitByFont(word)
        .map(({ font, part }) => font.layout(part).advanceWidth / font.unitsPerEm)
        .reduce((sum, one) => sum + one, 0);
    this.widths.set(word, width);
    return width;
  }

  private splitByFont(text: string): { font: Font; part: string }[] {
    const parts: { font: Font; part: string }[] = [];
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      const font = this.fonts.find((candidate) => candidate.hasGlyphForCodePoint(code));
      if (!font) throw new Error(`The fonts have no letter “${character}” for “${text}”.`);
      const last = parts.at(-1);
      if (last?.font === font) last.part += character;
      else parts.push({ font, part: character });
    }
    return parts;
  }
}
