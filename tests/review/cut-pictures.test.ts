import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutPictures } from '../../src/review/cut-pictures';

const width = 120;

interface Box {
  y: number;
  height: number;
  color: string;
  x?: number;
}

/** A page: white, with boxes on it. */
function drawPage(height: number, boxes: readonly Box[]): Promise<Buffer> {
  const drawn = boxes.map(
    ({ x = 10, y, height: rows, color }) =>
      `<rect x="${x}" y="${y}" width="80" height="${rows}" fill="${color}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${drawn.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function measure(picture: Buffer | undefined) {
  const { width: columns, height } = await sharp(picture).metadata();
  return { width: columns, height };
}

/** Whether the picture has a frame in the color of the marks, which no box has. */
async function hasFrame(picture: Buffer | undefined): Promise<boolean> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 150 && green > 30 && green < 110 && blue < 70) return true;
  }
  return false;
}

const above: Box = { y: 100, height: 30, color: 'navy' };
const below: Box = { y: 1500, height: 30, color: 'teal' };

test('pages that look the same have no cut', async () => {
  expect(await cutPictures(await drawPage(2000, [above]), await drawPage(2000, [above]))).toEqual(
    [],
  );
});

test('only what changed is in the picture, with a frame around it', async () => {
  const cuts = await cutPictures(
    await drawPage(2000, [above, below]),
    await drawPage(2000, [above, { ...below, color: 'black' }]),
  );
  expect(cuts).toHaveLength(1);
  for (const picture of [cuts[0]?.before, cuts[0]?.after]) {
    expect(await measure(picture)).toEqual({ width, height: 30 + 2 * 40 });
    expect(await hasFrame(picture)).toBe(true);
  }
});

test('what only moved down is not a change', async () => {
  const shift = 300;
  const cuts = await cutPictures(
    await drawPage(2000, [above, below]),
    await drawPage(2000 + shift, [
      above,
      { y: 400, height: 20, color: 'gray' },
      { ...below, y: below.y + shift },
    ]),
  );
  expect(cuts).toHaveLength(1);
  expect((await measure(cuts[0]?.after)).height).toBeLessThan(shift + 2 * 40 + 1);
});

test('two changes far apart are two cuts', async () => {
  const cuts = await cutPictures(
    await drawPage(2000, [above, below]),
    await drawPage(2000, [
      { ...above, color: 'gray' },
      { ...below, color: 'black' },
    ]),
  );
  expect(cuts).toHaveLength(2);
});

test('a page that is new or gone is shown from its top, without a frame', async () => {
  const page = await drawPage(5000, [above]);
  const [added] = await cutPictures(undefined, page);
  expect(Object.keys(added ?? {})).toEqual(['after']);
  expect((await measure(added?.after)).height).toBe(1400);
  expect(await hasFrame(added?.after)).toBe(false);
  const [removed] = await cutPictures(page, undefined);
  expect(Object.keys(removed ?? {})).toEqual(['before']);
  expect(await cutPictures(undefined, undefined)).toEqual([]);
});

test('pages that have nothing in common give one cut of bounded height', async () => {
  const cuts = await cutPictures(
    await drawPage(6000, drawStripes('navy')),
    await drawPage(6300, drawStripes('gray')),
  );
  expect(cuts).toHaveLength(1);
  expect((await measure(cuts[0]?.after)).height).toBe(1000);
});

function drawStripes(color: string): Box[] {
  return Array.from({ length: 2000 }, (_, row) => ({ y: row * 3, height: 1, color, x: row % 37 }));
}
