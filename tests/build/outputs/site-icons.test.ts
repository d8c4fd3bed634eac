import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { DrawingCache } from '../../../src/io/cache/cache-files';
import { writeOutput } from '../../../src/build/write-output';
import { planSiteIcons } from '../../../src/build/outputs/site-icons';
import { makeTempFolder } from '../../make-temp-folder';

const folder = makeTempFolder();
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="#f00" d="M0 0h20v10H0z"/></svg>',
);

beforeAll(async () => {
  const cache = new DrawingCache(join(folder, 'cache'));
  const icons = planSiteIcons(cache, { logo, ground: '#FFFFFF' });
  for (const icon of icons) await writeOutput(icon, folder);
});

/** Red, green, blue and opacity of a pixel, as shares of the side from the left and from the top. */
async function readPixel(picture: string | Buffer, left: number, top: number): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(top * info.height) * info.width + Math.floor(left * info.width)) * 4;
  return [...data.subarray(at, at + 4)];
}

test.each([
  ['icons/icon-192.png', 192],
  ['icons/icon-512.png', 512],
])('%s shows the whole mark on nothing', async (file, side) => {
  const icon = join(folder, file);
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  expect(await readPixel(icon, 0.01, 0.5)).toEqual([255, 0, 0, 255]);
  expect((await readPixel(icon, 0.5, 0.1)).at(-1)).toBe(0);
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icons/icon-maskable-512.png', 512],
])('%s can be cut to a circle and is nowhere transparent', async (file, side) => {
  const icon = join(folder, file);
  expect(await sharp(icon).metadata()).toMatchObject({
    width: side,
    height: side,
    hasAlpha: false,
  });
  expect(await readPixel(icon, 0.5, 0.5)).toEqual([255, 0, 0, 255]);
  expect(await readPixel(icon, 0.05, 0.5)).toEqual([255, 255, 255, 255]);
});

test('favicon.ico is an icon of one picture, 32 pixels wide', async () => {
  const ico = readFileSync(join(folder, 'favicon.ico'));
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(start + length).toBe(ico.length);
  const picture = ico.subarray(start);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  expect(await readPixel(picture, 0.5, 0.5)).toEqual([255, 0, 0, 255]);
});
