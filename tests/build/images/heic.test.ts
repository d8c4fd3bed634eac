import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeOutput } from '../../../src/build/write-output';
import { cleanFile } from '../../../src/io/strip-metadata/clean-file';
import { planPictureFiles } from '../../../src/build/images/plan-picture-files';
import { planPictures } from '../../../src/build/images/plan-pictures';
import { UnreadablePictures } from '../../../src/io/command-error';
import { listUses } from '../../../src/check/public-files/used-files';
import { measureAssets } from '../../../src/io/measure-assets';
import { readCheckContext } from '../../../src/io/read-check-context';
import { DamagedContent } from '../../../src/check/public-files/byte-reader';
import { measureHeic } from '../../../src/check/public-files/measure-heic';
import { makeTempFolder } from '../../make-temp-folder';
import { makePublicFolder, photo, withPictures } from './sample-pictures';

/**
 * Sky above a vivid meadow, 301 × 201, in tiles, with the colors of a phone (Display P3), and with
 * Exif that names a camera. Made with heif-enc 1.15.
 */
const phone = readFileSync(join(import.meta.dirname, '../../fixtures/pictures/phone.heic'));

/** The same photo, taken with the phone on its side. */
function takenSideways(): Buffer {
  const bytes = Buffer.from(phone);
  // In place of what says how many bits a color has, which nothing needs.
  const property = bytes.indexOf('pixi');
  bytes.write('irot', property, 'latin1');
  bytes[property + 4] = 3;
  return bytes;
}

/** The bytes of the picture garbled, all that describes it whole. */
function garbled(): Buffer {
  const bytes = Buffer.from(phone);
  return bytes.fill(0, bytes.indexOf('mdat') + 4);
}

async function planPhotos(photos: Readonly<Record<string, Buffer>>) {
  const folder = await makePublicFolder(
    Object.fromEntries(
      Object.entries(photos).map(([file, bytes]) => [file, Promise.resolve(bytes)]),
    ),
  );
  const config = withPictures(...Object.keys(photos));
  return planPictures(listUses(config).shown, folder, await measureAssets(folder));
}

test('a photo of an iPhone is as large as it is seen', () => {
  expect(measureHeic(phone)).toEqual({ width: 301, height: 201 });
  expect(measureHeic(takenSideways())).toEqual({ width: 201, height: 301 });
});

test('wherever such a photo ends too early, that is noticed', async () => {
  for (let length = 16; length < phone.length; length += 25) {
    expect(() => measureHeic(phone.subarray(0, length)), `${length} bytes`).toThrow(DamagedContent);
  }
  const cut = Promise.resolve(phone.subarray(0, -20));
  const folder = await makePublicFolder({ '/images/cut.heic': cut });
  const { contentFaults, unreadablePictures } = readCheckContext(folder);
  expect(contentFaults?.get('/images/cut.heic')?.message).toMatch(/cut off/);
  expect(unreadablePictures).toEqual(new Set(['/images/cut.heic']));
});

test('the check takes it as a picture, under either name', async () => {
  const files = ['/images/ruth.heic', '/images/ruth.HEIF', '/images/ruth.jpg'];
  const folder = await makePublicFolder(
    Object.fromEntries(files.map((file) => [file, Promise.resolve(phone)])),
  );
  const { contentFaults, pictures } = readCheckContext(folder);
  expect(contentFaults).toEqual(new Map());
  for (const file of files) {
    expect(pictures?.get(file)).toEqual({ width: 301, height: 201, bytes: phone.length });
  }
});

test('the same files are made of it as of any photo: upright, in usual colors, without notes', async () => {
  const planned = await planPhotos({
    '/images/ruth.heic': phone,
    '/images/side.heic': takenSideways(),
    '/images/lake.jpg': await photo(301, 201),
  });
  const out = makeTempFolder();
  for (const file of planPictureFiles(planned)) await writeOutput(file, out);
  const folder = join(out, 'assets/pictures');
  const names = readdirSync(folder);
  const ofPhoto = (name: string) =>
    names
      .filter((file) => file.startsWith(`${name}-`))
      .map((file) => file.replace(/-[0-9a-f]{8}-/, '-'))
      .toSorted();
  expect(ofPhoto('ruth')).toEqual(ofPhoto('lake').map((file) => file.replace('lake-', 'ruth-')));
  for (const [start, width, height] of [
    ['ruth', 301, 201],
    ['side', 201, 301],
  ] as const) {
    const file = names.find((name) => name.startsWith(start) && name.endsWith(`-${width}.webp`));
    const picture = sharp(join(folder, file ?? ''));
    expect(await picture.metadata()).toMatchObject({ width, height });
    expect(await picture.metadata()).not.toHaveProperty('exif');
  }
  const largest = names.find((name) => /^ruth-.*-301\.webp$/.test(name));
  const { data } = await sharp(join(folder, largest ?? ''))
    .extract({ left: 150, top: 160, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // #00b43c, which the phone wrote as #51b14d.
  expect(
    Math.max(...[0, 0xb4, 0x3c].map((part, at) => Math.abs(part - (data[at] ?? 0)))),
  ).toBeLessThan(16);
});

test('one that cannot be decoded is named', async () => {
  await expect(planPhotos({ '/images/ruth.heic': garbled() })).rejects.toThrow(UnreadablePictures);
});

test('one that a link leads to says nothing of the camera either', () => {
  expect(phone.includes('Sample Camera')).toBe(true);
  expect(Buffer.from(cleanFile(phone)).includes('Sample Camera')).toBe(false);
  expect(measureHeic(cleanFile(phone))).toEqual({ width: 301, height: 201 });
});
