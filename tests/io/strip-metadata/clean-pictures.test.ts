// @promise-of-folder No published JPEG, PNG, WebP, AVIF, HEIC, PDF or MP4 reveals where or with
// which device or program it was made, except in `public/as-is/`

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { cleanFile } from '../../../src/io/strip-metadata/clean-file';
import { projectFolder } from '../../../src/io/project-folder';
import { photo } from '../../build/images/sample-pictures';

/** What a phone writes: the place, the device, the program, and a text about the picture. */
async function takePhoto(orientation = 1): Promise<Sharp> {
  return sharp(await photo(60, 40))
    .withExif({
      IFD0: { Make: 'Canon', Model: 'SECRETCAM', Software: 'Photoshop', Artist: 'Ruth Hill' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 34/1 0/1' },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>36,34N</exif:GPSLatitude></x:xmpmeta>',
    )
    .withMetadata({ orientation })
    .withIccProfile('p3');
}

const formats = {
  jpg: (picture: Sharp) => picture.jpeg(),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp(),
  avif: (picture: Sharp) => picture.avif({ effort: 0 }),
};

const secrets = /SECRETCAM|Canon|Photoshop|Ruth Hill|GPS|xmpmeta|Exif\0\0/;

const readLetters = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test.each(Object.entries(formats))(
  'a %s says neither where nor with what it was made, and shows the same',
  async (_, encode) => {
    const original = await encode(await takePhoto()).toBuffer();
    expect(readLetters(original)).toMatch(secrets);
    const clean = cleanFile(original);
    expect(readLetters(clean)).not.toMatch(secrets);
    const { exif, xmp, iptc, icc } = await sharp(clean).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(icc).toEqual((await sharp(original).metadata()).icc);
    expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
    expect(cleanFile(clean)).toEqual(Buffer.from(clean));
  },
);

test.each(['jpg', 'png', 'webp'] as const)(
  'a %s that was held upright stays upright',
  async (format) => {
    const original = await formats[format](await takePhoto(6)).toBuffer();
    const clean = cleanFile(original);
    expect(readLetters(clean)).not.toMatch(/SECRETCAM|Canon|Photoshop|Ruth Hill|GPS|xmpmeta/);
    expect((await sharp(clean).metadata()).orientation).toBe(6);
  },
);

test('an animation keeps its frames', async () => {
  const frames = await Promise.all([photo(20, 20), photo(20, 20, '#204060')]);
  const original = await sharp(frames, { join: { animated: true } })
    .withExif({ IFD0: { Model: 'SECRETCAM' } })
    .webp()
    .toBuffer();
  const clean = cleanFile(original);
  expect(readLetters(clean)).not.toMatch(secrets);
  expect((await sharp(clean).metadata()).pages).toBe(2);
});

function writeSegment(marker: number, text: string): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, marker, 0, text.length + 2]),
    Buffer.from(text, 'latin1'),
  ]);
}

test('what other programs add to a JPEG goes, too', async () => {
  const original = await photo(60, 40);
  const added = [
    writeSegment(0xfe, 'CREATOR: gd-jpeg'),
    writeSegment(0xed, 'Photoshop 3.0\0 8BIM Ruth Hill'),
    writeSegment(0xe2, 'MPF\0SECRETCAM'),
    writeSegment(0xe5, 'SECRETCAM'),
  ];
  const trailer = Buffer.from('a second picture, or a video, of a SECRETCAM');
  const whole = Buffer.concat([original.subarray(0, 2), ...added, original.subarray(2), trailer]);
  expect(cleanFile(whole)).toEqual(original);
});

test('a picture that is cut off is not cleaned but reported', async () => {
  for (const encode of Object.values(formats)) {
    const whole = await encode(sharp(await photo(60, 40))).toBuffer();
    for (const length of [whole.length - 1, Math.round(whole.length / 2), 40]) {
      expect(() => cleanFile(whole.subarray(0, length))).toThrow('is cut off');
    }
  }
});

test('the pictures of the project are fine', async () => {
  const folder = join(projectFolder, 'tests/sites/specification/public/images');
  for (const name of readdirSync(folder).filter((file) => file.startsWith('duotone'))) {
    const original = readFileSync(join(folder, name));
    const clean = cleanFile(original);
    expect(readLetters(clean)).not.toMatch(secrets);
    expect(await sharp(clean).stats()).toEqual(await sharp(original).stats());
  }
});
