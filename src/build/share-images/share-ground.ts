import sharp from 'sharp';
import type { Channels } from '../../content/colors/srgb';
import { GlyphImages, type GlyphImage, type PlacedGlyph } from './glyph-images';
import { encodePng, type IndexedImage } from './indexed-image';

/** A part of an image, in pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A line of pixels of a letter. */
interface GlyphLine {
  opacity: Uint8Array;
  /** where it begins there */
  from: number;
  /** where it begins in the rows of the image */
  start: number;
  /** how many pixels it has */
  count: number;
}

/** Colors that the ground may have; the others are for letters. */
const maxGroundColors = 160;

/** The colors below letters that their edges are mixed with, the most frequent ones. */
const maxColorsBelow = 6;

/** How many steps lead from the ground to the color of letters. */
const steps = 15;

/** opacity, from 0 to 255 → step */
const stepOf = Uint8Array.from({ length: 256 }, (_none, opacity) =>
  Math.round((opacity * steps) / 255),
);

/** The ground of share images: drawn once, and then written on as often as there are titles. */
export class ShareGround {
  private readonly letters = new GlyphImages();
  /** how opaque the letters of the image are that is written on; 0 everywhere between two */
  private readonly inked: Uint8Array;

  private constructor(
    private readonly image: IndexedImage,
    /** place of a ground color in the palette × 16 + step → place of the color of that step */
    private readonly shades: Uint8Array,
  ) {
    this.inked = new Uint8Array(image.rows.length);
  }

  /**
   * Draws a ground.
   *
   * @param svg the whole image without the title
   * @param area where titles are written
   * @param ink the color of titles
   */
  static async draw(svg: string, area: Area, ink: Channels): Promise<ShareGround> {
    const { palette: ground, ...image } = await readColors(svg);
    const below = countColors({ ...image, palette: ground }, area).slice(0, maxColorsBelow);
    const colorsBelow = below.map((place): Channels => ground[place] ?? ink);
    const palette = [...ground];
    const shadesBelow = colorsBelow.map((color) =>
      Array.from(
        { length: steps },
        (_none, index) => palette.push(mix(color, ink, (index + 1) / steps)) - 1,
      ),
    );
    const shades = ground.flatMap((color, place) => [
      place,
      ...(shadesBelow[findNearest(color, colorsBelow)] ?? []),
    ]);
    return new ShareGround({ ...image, palette }, Uint8Array.from(shades));
  }

  /**
   * Writes letters on the ground, each at the nearest whole pixel.
   *
   * @returns the image as a PNG
   */
  async write(glyphs: readonly PlacedGlyph[]): Promise<Buffer> {
    const images = await this.letters.draw(glyphs);
    const rows = this.image.rows.slice();
    // Where letters overlap, the sum counts.
    for (const [index, glyph] of glyphs.entries()) this.ink(glyph, images[index]);
    for (const [index, glyph] of glyphs.entries()) this.shade(rows, glyph, images[index]);
    return encodePng({ ...this.image, rows });
  }

  /** Adds the opacity of a letter to what is inked. */
  private ink(glyph: PlacedGlyph, image: GlyphImage | undefined): void {
    const { inked } = this;
    for (const { opacity, from, start, count } of this.listLines(glyph, image)) {
      // Hundreds of thousands of pixels: a call for each takes longer than everything else of an image.
      for (let column = 0; column < count; column += 1) {
        const sum = (inked[start + column] ?? 0) + (opacity[from + column] ?? 0);
        inked[start + column] = sum < 255 ? sum : 255;
      }
    }
  }

  /** Mixes the ground with the ink where a letter is, and takes the ink away. */
  private shade(rows: Uint8Array, glyph: PlacedGlyph, image: GlyphImage | undefined): void {
    const { inked, shades } = this;
    for (const { start, count } of this.listLines(glyph, image)) {
      for (let place = start; place < start + count; place += 1) {
        const step = stepOf[inked[place] ?? 0] ?? 0;
        inked[place] = 0;
        if (step !== 0) rows[place] = shades[(rows[place] ?? 0) * (steps + 1) + step] ?? 0;
      }
    }
  }

  /** The lines of a letter that are within the image. */
  private *listLines({ x, y }: PlacedGlyph, image: GlyphImage | undefined): Generator<GlyphLine> {
    if (!image) return;
    const { width, height } = this.image;
    const [left, top] = [Math.round(x) + image.left, Math.round(y) + image.top];
    const [first, end] = [Math.max(0, -left), Math.min(image.width, width - left)];
    for (let row = Math.max(0, -top); row < Math.min(image.height, height - top); row += 1) {
      yield {
        opacity: image.opacity,
        from: row * image.width + first,
        start: findPixel(this.image, left + first, top + row),
        count: Math.max(0, end - first),
      };
    }
  }
}

/** Where a pixel is in the rows of an image. */
function findPixel({ width }: Pick<IndexedImage, 'width'>, left: number, top: number): number {
  return top * (width + 1) + 1 + left;
}

/** Draws an image with few colors: those that are rare become the most similar of the others. */
async function readColors(svg: string): Promise<IndexedImage> {
  const drawn = await sharp(Buffer.from(svg))
    .png({ palette: true, effort: 7, dither: 0 })
    .toBuffer();
  const { data, info } = await sharp(drawn)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const places = new Map<number, number>();
  const palette: Channels[] = [];
  const rows = new Uint8Array((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const first = pixel * 3;
    const [red, green, blue] = [data[first] ?? 0, data[first + 1] ?? 0, data[first + 2] ?? 0];
    const key = (red << 16) | (green << 8) | blue;
    const place = places.get(key) ?? palette.push([red, green, blue]) - 1;
    places.set(key, place);
    rows[findPixel(info, pixel % width, Math.floor(pixel / width))] = place;
  }
  const whole = { left: 0, top: 0, width, height };
  const kept = countColors({ ...whole, rows, palette }, whole).slice(0, maxGroundColors);
  const colors = kept.map((place): Channels => palette[place] ?? [0, 0, 0]);
  const nearest = palette.map((color) => findNearest(color, colors));
  for (let row = 0; row < height; row += 1) {
    const start = findPixel(info, 0, row);
    for (let place = start; place < start + width; place += 1) {
      rows[place] = nearest[rows[place] ?? 0] ?? 0;
    }
  }
  return { width, height, rows, palette: colors };
}

/** The colors of an area as places in the palette, the most frequent first. */
function countColors(image: IndexedImage, area: Area): number[] {
  const counts = image.palette.map(() => 0);
  for (let row = area.top; row < area.top + area.height; row += 1) {
    const start = findPixel(image, area.left, row);
    for (const place of image.rows.subarray(start, start + area.width)) {
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return [...counts.keys()]
    .filter((place) => counts[place] !== 0)
    .toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
}

/** The place of the color that is most similar. */
function findNearest(color: Channels, colors: readonly Channels[]): number {
  const distances = colors.map((other) =>
    color.reduce((sum, value, channel) => sum + (value - (other[channel] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function mix(from: Channels, to: Channels, share: number): Channels {
  const [red, green, blue] = from.map((value, channel) =>
    Math.round(value + ((to[channel] ?? 0) - value) * share),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}
