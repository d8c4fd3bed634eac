/** The part of fontkit that we use; the package brings no types. */
declare module 'fontkit' {
  export interface GlyphRun {
    glyphs: {
      path: {
        toSVG: () => string;
        bbox: { minX: number; minY: number; maxX: number; maxY: number };
      };
    }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    advanceWidth: number;
  }

  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    characterSet: number[];
    italicAngle: number;
    variationAxes: { wght?: { min: number; max: number } };
    'OS/2': { usWeightClass: number };
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    layout: (
      text: string,
      features?: Record<string, boolean>,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ) => GlyphRun;
  }

  export function create(file: Uint8Array): Font;
}
