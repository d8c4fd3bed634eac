import { create, type Font, type GlyphRun } from 'fontkit';
import { cutFont } from '../../io/fonts';
import { limitWeight } from '../../published/fonts/choose-files';
import type { PlacedGlyph } from './glyph-images';
import { orderRuns, type Direction } from './order-runs';
import { titleWeight, type OpenedFile, type TitleLetters } from '../../io/title-letters';

/** A part of a line with letters of one font. */
interface Part {
  font: Font;
  text: string;
  direction: Direction;
}

const joiner = /[\u200C\u200D]/;

/** Has its place on the letter before it. */
const mark = /\p{M}/u;

/** Lays out lines of text as outlines: the renderer of SVG has no access to fonts of packages. */
export class Lettering {
  private readonly loading = new Map<OpenedFile, Promise<Font>>();
  private readonly fonts = new Map<OpenedFile, Font>();
  private readonly widths = new Map<string, number>();

  constructor(
    private readonly letters: TitleLetters,
    readonly direction: Direction,
  ) {}

  has(character: string): boolean {
    return this.letters.find(character) !== undefined;
  }

  /** Loads the fonts that a text needs. Only such a text can be measured and drawn. */
  async prepare(text: string): Promise<void> {
    const files = new Set([...` \u00A0${text}`].map((character) => this.letters.find(character)));
    await Promise.all([...files].map(async (file) => file && this.load(file)));
  }

  /** How wide a line is, in units of the font size. */
  measure(line: string): number {
    const words = line.split(' ').map((word) => this.measureWord(word));
    return words.reduce((sum, width) => sum + width, (words.length - 1) * this.measureWord(' '));
  }

  /**
   * Sets a line of text.
   *
   * @param x the left end of its baseline, as `y`
   * @param size of the letters, in pixels
   */
  place(line: string, x: number, y: number, size: number): PlacedGlyph[] {
    const placed: PlacedGlyph[] = [];
    let left = x;
    for (const part of this.splitLine(line)) {
      const { glyphs, positions } = layOut(part);
      const scale = size / part.font.unitsPerEm;
      for (const [index, { path }] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const [glyphX, glyphY] = [left + xOffset * scale, y - yOffset * scale];
        placed.push({ outline: path, scale, x: glyphX, y: glyphY });
        left += xAdvance * scale;
      }
    }
    return placed;
  }

  /** Most words come again. */
  private measureWord(word: string): number {
    const width =
      this.widths.get(word) ??
      this.splitLine(word)
        .map((part) => layOut(part).advanceWidth / part.font.unitsPerEm)
        .reduce((sum, one) => sum + one, 0);
    this.widths.set(word, width);
    return width;
  }

  /** The parts of a line from left to right. */
  private splitLine(line: string): Part[] {
    return orderRuns(line, this.direction).flatMap(({ text, direction }) => {
      const parts = this.splitByFont(text, direction);
      return direction === 'rtl' ? parts.toReversed() : parts;
    });
  }

  private splitByFont(text: string, direction: Direction): Part[] {
    const parts: Part[] = [];
    for (const character of text) {
      const last = parts.at(-1);
      if (joiner.test(character)) {
        // It shapes letters of any font, and is not drawn.
        if (last) last.text += character;
      } else if (last && mark.test(character) && hasCharacter(last.font, character)) {
        last.text += character;
      } else {
        const font = this.findFont(character, text);
        if (last?.font === font) last.text += character;
        else parts.push({ font, text: character, direction });
      }
    }
    return parts;
  }

  private findFont(character: string, text: string): Font {
    const file = this.letters.find(character);
    const font = file && this.fonts.get(file);
    if (!font) throw new Error(`The fonts have no letter “${character}” for “${text}”.`);
    return font;
  }

  private async load(file: OpenedFile): Promise<void> {
    const font = this.loading.get(file) ?? fixWeight(file);
    this.loading.set(file, font);
    this.fonts.set(file, await font);
  }
}

function hasCharacter(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

function layOut({ font, text, direction }: Part): GlyphRun {
  // Script and language are found by the letters.
  const layOutWith = (features?: Record<string, boolean>): GlyphRun =>
    font.layout(text, features, undefined, undefined, direction);
  try {
    return layOutWith();
  } catch {
    // fontkit 2 fails at a mark on a letter for which the font has no place for it, such as the dot
    // of a shin on an alef.
    return layOutWith({ mark: false, mkmk: false });
  }
}

/** fontkit cannot choose the weight of a WOFF2 file. */
async function fixWeight({ bytes, font, weights }: OpenedFile): Promise<Font> {
  const letters = String.fromCodePoint(...font.characterSet);
  const isVariable = weights[0] !== weights[1];
  return create(
    await cutFont(bytes, letters, {
      targetFormat: 'truetype',
      ...(isVariable && { variationAxes: { wght: limitWeight(titleWeight, weights) } }),
    }),
  );
}
