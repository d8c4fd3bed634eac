import sharp from 'sharp';

/** The outline of a letter in the units of its font; y grows upwards. */
export interface Outline {
  toSVG: () => string;
  bbox: { minX: number; minY: number; maxX: number; maxY: number };
}

/** A letter and its place in an image. */
export interface PlacedGlyph {
  /** the same object for the same letter of a font */
  outline: Outline;
  /** pixels for each unit of the font */
  scale: number;
  /** the left end of its baseline, in pixels, as `y` */
  x: number;
  y: number;
}

/** Pixels of a letter. */
interface GlyphBox {
  /** where they begin, from the left end of the baseline, as `top` */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A letter as pixels. */
export interface GlyphImage extends GlyphBox {
  /** how opaque each pixel is, from 0 to 255, row by row */
  opacity: Uint8Array;
}

/** Letters that are drawn side by side, each in its own cell. */
interface Strip {
  cells: { glyph: PlacedGlyph; box: GlyphBox }[];
  width: number;
  height: number;
}

/** A letter as an SVG element. */
export function writeGlyph({ outline, scale, x, y }: PlacedGlyph): string {
  return `<path transform="translate(${x} ${y})scale(${scale} ${-scale})" d="${outline.toSVG()}"/>`;
}

/** Enough for each letter of an alphabet in each size of a title. */
const maxKept = 10_000;

/** Draws each letter of a font once for each size: titles share most of them. */
export class GlyphImages {
  private readonly kept = new Map<Outline, Map<number, Promise<GlyphImage>>>();
  private count = 0;

  /** @returns the image of each letter, in their order */
  draw(glyphs: readonly PlacedGlyph[]): Promise<GlyphImage[]> {
    if (this.count > maxKept) {
      this.kept.clear();
      this.count = 0;
    }
    const strip: Strip = { cells: [], width: 0, height: 0 };
    // Once it has all letters that are missing.
    const drawn = Promise.resolve().then(() => drawStrip(strip));
    return Promise.all(
      glyphs.map((glyph) => {
        const sizes = this.kept.get(glyph.outline) ?? new Map<number, Promise<GlyphImage>>();
        this.kept.set(glyph.outline, sizes);
        const image = sizes.get(glyph.scale) ?? addToStrip(strip, glyph, drawn);
        if (!sizes.has(glyph.scale)) this.count += 1;
        sizes.set(glyph.scale, image);
        return image;
      }),
    );
  }
}

function addToStrip(
  strip: Strip,
  glyph: PlacedGlyph,
  drawn: Promise<Uint8Array>,
): Promise<GlyphImage> {
  const start = strip.width;
  const box = measureGlyph(glyph);
  strip.cells.push({ glyph, box });
  strip.width += box.width;
  strip.height = Math.max(strip.height, box.height);
  return drawn.then((opacity) => ({ ...box, opacity: cut(opacity, strip.width, start, box) }));
}

/** With a pixel around it, so that none of a letter is in the cell of another. */
function measureGlyph({ outline, scale }: PlacedGlyph): GlyphBox {
  const { minX, minY, maxX, maxY } = outline.bbox;
  // A space has no outline.
  if (!(maxX > minX && maxY > minY)) return { left: 0, top: 0, width: 0, height: 0 };
  const [left, top] = [Math.floor(minX * scale) - 1, Math.floor(-maxY * scale) - 1];
  const [right, bottom] = [Math.ceil(maxX * scale) + 1, Math.ceil(-minY * scale) + 1];
  return { left, top, width: right - left, height: bottom - top };
}

/** How opaque each pixel of a strip is, from 0 to 255, row by row. */
async function drawStrip({ cells, width, height }: Strip): Promise<Uint8Array> {
  if (width === 0) return new Uint8Array();
  let start = 0;
  const paths = cells.map(({ glyph, box }) => {
    const path = writeGlyph({ ...glyph, x: start - box.left, y: -box.top });
    start += box.width;
    return path;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.join('')}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}

function cut(strip: Uint8Array, stripWidth: number, start: number, box: GlyphBox): Uint8Array {
  const pixels = new Uint8Array(box.width * box.height);
  for (let row = 0; row < box.height; row += 1) {
    const from = row * stripWidth + start;
    pixels.set(strip.subarray(from, from + box.width), row * box.width);
  }
  return pixels;
}
