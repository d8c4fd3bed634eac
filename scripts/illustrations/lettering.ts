import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph } from 'fontkit';
import type { PathStep } from './path-data';

/** A letter as an outline that starts at 0 0; one unit is the font size, y points down. */
export interface Letter {
  /** the same object wherever the letter comes again */
  outline: readonly PathStep[];
  advance: number;
}

/** Gives the letters of a line. Outlines, because a picture on a page cannot load a font. */
export type Lettering = (line: string) => Letter[];

const steps = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** Opens fonts; a letter that the first one lacks is taken from the next. */
export function openLettering(files: readonly string[]): Lettering {
  const fonts = files.map((file) => create(readFileSync(new URL(file))));
  return (line) => layOut(fonts, line);
}

/** How wide a line of text is. */
export function measureLine(line: string, size: number, lettering: Lettering): number {
  return lettering(line).reduce((width, { advance }) => width + advance * size, 0);
}

function layOut(fonts: Font[], text: string): Letter[] {
  return splitByFont(fonts, text).flatMap(({ font, part }) => {
    const { glyphs, positions } = font.layout(part);
    return glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const isMoved = xOffset !== 0 || yOffset !== 0;
      const outline = isMoved
        ? readOutline(glyph, font, xOffset, yOffset)
        : (outlines.get(glyph) ?? readOutline(glyph, font));
      if (!isMoved) outlines.set(glyph, outline);
      return { outline, advance: xAdvance / font.unitsPerEm };
    });
  });
}

/** Outlines of the letters that were asked for. */
const outlines = new WeakMap<Glyph, PathStep[]>();

function readOutline({ path }: Glyph, font: Font, xOffset = 0, yOffset = 0): PathStep[] {
  return path.commands.map(({ command, args }): PathStep => [
    steps[command],
    ...args.map((value, at) =>
      at % 2 === 0 ? (value + xOffset) / font.unitsPerEm : -(value + yOffset) / font.unitsPerEm,
    ),
  ]);
}

function splitByFont(fonts: Font[], text: string): { font: Font; part: string }[] {
  const parts: { font: Font; part: string }[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint));
    if (!font) throw new Error(`The fonts have no letter “${character}” for “${text}”.`);
    const last = parts.at(-1);
    if (last?.font === font) last.part += character;
    else parts.push({ font, part: character });
  }
  return parts;
}
