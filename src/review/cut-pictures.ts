import sharp from 'sharp';
import { findChangedRows, type ChangedRows, type Pixels, type Rows } from './find-changed-rows';

/** The same part of a page before and after, as WebP. Left out where the page does not exist. */
export interface PictureCut {
  before?: Buffer;
  after?: Buffer;
}

/** Of more changes than this, the largest are shown. */
const maxCuts = 3;

/** Rows of a page around a change, and of the longest cut. */
const margin = 40;
const maxRows = 1000;

/** A new page is shown from its top. */
const wholeRows = 1400;

const quality = 55;
const markColor = '#c2410c';

/** Cuts two pictures of a page to what changed, and puts a frame around it. Empty when nothing did. */
export async function cutPictures(
  before: Buffer | undefined,
  after: Buffer | undefined,
): Promise<PictureCut[]> {
  const [old, current] = await Promise.all([readPixels(before), readPixels(after)]);
  if (!old || !current) {
    const only = old ?? current;
    if (!only) return [];
    const top = await cut(only, { start: 0, end: Math.min(only.height, wholeRows) });
    return [old ? { before: top } : { after: top }];
  }
  const cuts: PictureCut[] = [];
  for (const change of chooseLargest(findChangedRows(old, current))) {
    cuts.push({
      before: await cutChange(old, change.before),
      after: await cutChange(current, change.after),
    });
  }
  return cuts;
}

/** In the order in which they are on the page. */
function chooseLargest(changes: readonly ChangedRows[]): ChangedRows[] {
  const largest = new Set(
    changes.toSorted((a, b) => countRows(b) - countRows(a)).slice(0, maxCuts),
  );
  return changes.filter((change) => largest.has(change));
}

function countRows({ before, after }: ChangedRows): number {
  return before.end - before.start + after.end - after.start;
}

async function readPixels(picture: Buffer | undefined): Promise<Pixels | undefined> {
  if (!picture) return undefined;
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function cutChange(pixels: Pixels, { start, end }: Rows): Promise<Buffer> {
  const from = Math.max(0, start - margin);
  const to = Math.min(pixels.height, end + margin, from + maxRows);
  return cut(pixels, { start: from, end: to }, { start: start - from, end: end - from });
}

/** @param marked rows of the cut to put a frame around; a line where none are left */
function cut(
  { data, width, height }: Pixels,
  { start, end }: Rows,
  marked?: Rows,
): Promise<Buffer> {
  const rows = Math.max(1, end - start);
  const picture = sharp(data, { raw: { width, height, channels: 3 } }).extract({
    left: 0,
    top: Math.min(start, height - rows),
    width,
    height: rows,
  });
  const framed = marked ? picture.composite([{ input: drawFrame(width, rows, marked) }]) : picture;
  return framed.webp({ quality, effort: 2 }).toBuffer();
}

function drawFrame(width: number, height: number, { start, end }: Rows): Buffer {
  const stroke = 4;
  const inset = stroke / 2;
  const size = `x="${inset}" y="${start - inset}" width="${width - stroke}" height="${end - start + stroke}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect ${size} rx="6" fill="none" stroke="${markColor}" stroke-width="${stroke}"/></svg>`,
  );
}
