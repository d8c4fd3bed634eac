import sharp from 'sharp';
import { enlargeOutline, writePath, type PathStep } from '../illustrations/path-data';
import { writeSvg } from '../illustrations/svg';

/** A letter as pixels. */
export interface Stamp {
  /** where its left upper corner lies, seen from the left end of the baseline */
  left: number;
  top: number;
  width: number;
  height: number;
  /** how much of each pixel is covered, 0 to 255, row by row */
  cover: Uint8Array;
}

type Outline = readonly PathStep[];

/** Outlines are rounded to this many steps a pixel. */
const fineness = 4;

/** The letters of one size, each drawn once: far quicker than to draw every title anew. */
export class LetterStamps {
  private readonly stamps = new Map<Outline, Stamp>();

  constructor(private readonly size: number) {}

  /** Draws those that are missing, all in one picture. */
  async prepare(outlines: readonly Outline[]): Promise<void> {
    const missing = [...new Set(outlines)].filter((outline) => !this.stamps.has(outline));
    if (missing.length === 0) return;
    const frames = missing.map((outline) => ({ outline, ...frame(outline, this.size) }));
    const width = frames.reduce((sum, { width: own }) => sum + own, 0);
    const height = Math.max(...frames.map(({ height: own }) => own));
    let start = 0;
    const places = frames.map((own) => {
      const place = { ...own, start };
      start += own.width;
      return place;
    });
    const paths = places.map(({ outline, start: at, left, top }) => {
      const data = writePath(enlargeOutline(outline, this.size * fineness));
      return `<path transform="translate(${at - left} ${-top})scale(${1 / fineness})" d="${data}"/>`;
    });
    const sheet = await sharp(Buffer.from(writeSvg('', width, height, paths)))
      .extractChannel('alpha')
      .raw()
      .toBuffer();
    for (const { outline, start: at, ...own } of places) {
      const cover = new Uint8Array(own.width * own.height);
      for (let row = 0; row < own.height; row += 1) {
        const from = row * width + at;
        cover.set(sheet.subarray(from, from + own.width), row * own.width);
      }
      this.stamps.set(outline, { ...own, cover });
    }
  }

  /** @throws Error when the letter was not prepared */
  get(outline: Outline): Stamp {
    const stamp = this.stamps.get(outline);
    if (!stamp) throw new Error('Prepare the letters of a title before they are stamped.');
    return stamp;
  }
}

/** The whole pixels that a letter touches; control points of its curves count, as they never lie inside. */
function frame(outline: Outline, size: number): Omit<Stamp, 'cover'> {
  const points = outline.flatMap(([, ...coordinates]) => coordinates.map((value) => value * size));
  const xs = points.filter((_, at) => at % 2 === 0);
  const ys = points.filter((_, at) => at % 2 === 1);
  const [left, top] = [Math.floor(Math.min(...xs)) - 1, Math.floor(Math.min(...ys)) - 1];
  const [right, bottom] = [Math.ceil(Math.max(...xs)) + 1, Math.ceil(Math.max(...ys)) + 1];
  return { left, top, width: right - left, height: bottom - top };
}
