// @promise An SVG image with excessive repetition, or a logo that takes longer than a minute to
// draw, is refused

import { expect, test } from 'vitest';
import sharp from 'sharp';
import { DrawingCache } from '../../../src/io/cache/cache-files';
import { UnreadablePictures } from '../../../src/io/command-error';
import { drawIcon } from '../../../src/build/outputs/draw-icon';
import { tryLogo } from '../../../src/build/outputs/try-logo';
import { makeTempFolder } from '../../make-temp-folder';

const shape = '<path d="M0 0h20v10H0z"/>';

function draw(attributes: string, content = shape): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);
}

function tryOut(logo: Buffer, patience?: number): Promise<void> {
  return tryLogo(new DrawingCache(makeTempFolder()), logo, '/logo.svg', patience);
}

test.each([
  ['small', 'viewBox="0 0 20 10"'],
  ['as wide as designers export it', 'width="4000" height="4000" viewBox="0 0 20 10"'],
  ['without a size', ''],
])('a logo that is %s is drawn', async (_, attributes) => {
  const logo = draw(attributes);
  await tryOut(logo);
  const icon = await drawIcon(logo, { url: '/icon.png', side: 192, share: 1 });
  expect(await sharp(icon).metadata()).toMatchObject({ width: 192, height: 192 });
});

test.each([
  ['is wider than any wall', draw('width="99999999" height="99999999"')],
  ['is none', Buffer.from('<p>')],
  ['is cut off', draw('viewBox="0 0 20 10"').subarray(0, 60)],
])('a logo that %s is refused by its name', async (_, logo) => {
  await expect(tryOut(logo)).rejects.toThrow(UnreadablePictures);
  await expect(tryOut(logo)).rejects.toThrow('/logo.svg');
});

test('a logo that takes too long is given up', async () => {
  // Each shape is laid over all others in a picture of its own.
  const layer = '<g style="filter:url(#f)"><path d="M0 0h20v10H0z"/></g>';
  const filter = '<filter id="f"><feMorphology radius="3" operator="dilate"/></filter>';
  const logo = draw('viewBox="0 0 20 10"', filter + layer.repeat(300));
  // Alone, it would take a minute, and be drawn.
  await expect(tryOut(logo, 1_000)).rejects.toThrow(UnreadablePictures);
});
