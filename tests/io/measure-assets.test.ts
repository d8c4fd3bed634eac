import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAv1Codec } from '../../src/io/measure-assets';
import { readTestSite } from '../sites/read-site';

const videoFolder = join(readTestSite('specification').publicFolder, 'video');

test.each([
  ['hero-still-waters-av1.mp4', 'av01.0.08M.08'],
  ['hero-still-waters.mp4', undefined],
])('the codec of %s is %s', (file, codec) => {
  expect(readAv1Codec(readFileSync(join(videoFolder, file)))).toBe(codec);
});

test.each([
  ['av01.0.05M.10', [0x81, 0x05, 0x40]],
  ['av01.2.13H.12', [0x81, 0x4d, 0xe0]],
])('%s is read from the bits of the box', (codec, bytes) => {
  const file = Buffer.concat([Buffer.from('....av1C'), Buffer.from(bytes)]);
  expect(readAv1Codec(file)).toBe(codec);
});

test('the letters of the box somewhere in a picture are not a codec', () => {
  expect(readAv1Codec(Buffer.from('mdat av1C and more'))).toBeUndefined();
});
