import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PlacedGlyph } from '../../../src/build/share-images/glyph-images';
import { ShareGround } from '../../../src/build/share-images/share-ground';

const size = 'xmlns="http://www.w3.org/2000/svg" width="40" height="20"';
const area = { left: 10, top: 5, width: 20, height: 10 };
const ink = [0, 0, 0] as const;

/** A letter of 4 units height on its baseline, at 12 and 12. */
function letter(width: number): PlacedGlyph {
  const outline = {
    toSVG: () => `M0 0h${width}v4H0z`,
    bbox: { minX: 0, minY: 0, maxX: width, maxY: 4 },
  };
  return { outline, scale: 1, x: 12, y: 12 };
}

async function readPixels(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (left: number, top: number) => [
    ...data.subarray((top * info.width + left) * 3, (top * info.width + left) * 3 + 3),
  ];
}

test('letters have their color, their edges are mixed with the ground, and all else stays', async () => {
  const svg = `<svg ${size}><path fill="#fff" d="M0 0h40v20H0z"/><path fill="#f00" d="M20 0h20v20H20z"/></svg>`;
  const ground = await ShareGround.draw(svg, area, ink);
  // Half a pixel wide at its right end.
  const png = await ground.write([letter(12.5)]);
  const pixel = await readPixels(png);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 40, height: 20 });
  expect(pixel(2, 2)).toEqual([255, 255, 255]);
  expect(pixel(30, 10)).toEqual([255, 0, 0]);
  expect(pixel(14, 10)).toEqual([0, 0, 0]);
  expect(pixel(22, 10)).toEqual([0, 0, 0]);
  const [red = 0, green = 0] = pixel(24, 10);
  expect(red).toBeGreaterThan(100);
  expect(red).toBeLessThan(155);
  expect(green).toBe(0);
  expect(pixel(25, 10)).toEqual([255, 0, 0]);
});

test('what was written is not on the next image', async () => {
  const svg = `<svg ${size}><path fill="#fff" d="M0 0h40v20H0z"/></svg>`;
  const ground = await ShareGround.draw(svg, area, ink);
  await ground.write([letter(12)]);
  const pixel = await readPixels(await ground.write([]));
  expect(pixel(14, 10)).toEqual([255, 255, 255]);
});

test('a ground of many colors has room for the letters in its palette', async () => {
  const stops = ['#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f']
    .map((color, index) => `<stop offset="${index / 5}" stop-color="${color}"/>`)
    .join('');
  const svg = `<svg ${size}><linearGradient id="g">${stops}</linearGradient><path fill="url(#g)" d="M0 0h40v20H0z"/></svg>`;
  const ground = await ShareGround.draw(svg, area, ink);
  const pixel = await readPixels(await ground.write([letter(12)]));
  expect(pixel(14, 10)).toEqual([0, 0, 0]);
});

test('letters at the edge are cut off, and where two overlap, they are not lighter', async () => {
  const svg = `<svg ${size}><path fill="#fff" d="M0 0h40v20H0z"/></svg>`;
  const ground = await ShareGround.draw(svg, area, ink);
  const [one, other] = [letter(12.5), letter(12.5)];
  const png = await ground.write([one, other, { ...one, x: 34 }, { ...one, x: -4, y: 2 }]);
  const pixel = await readPixels(png);
  expect(pixel(14, 10)).toEqual([0, 0, 0]);
  expect(pixel(24, 10)).toEqual([0, 0, 0]);
  expect(pixel(39, 10)).toEqual([0, 0, 0]);
  expect(pixel(0, 0)).toEqual([0, 0, 0]);
  expect(pixel(0, 10)).toEqual([255, 255, 255]);
});
