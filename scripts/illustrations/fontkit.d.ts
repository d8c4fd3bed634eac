/** The part of fontkit that we use; the package brings no types. */
declare module 'fontkit' {
  interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  }

  /** The same object wherever the letter comes again. */
  export interface Glyph {
    path: { commands: PathCommand[] };
  }

  interface GlyphRun {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  }

  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    layout: (text: string) => GlyphRun;
  }

  export function create(file: Uint8Array): Font;
}
