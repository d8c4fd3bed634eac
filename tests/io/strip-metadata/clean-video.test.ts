import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanFile } from '../../../src/io/strip-metadata/clean-file';
import { projectFolder } from '../../../src/io/project-folder';
import { readAv1Codec } from '../../../src/io/measure-assets';

const folder = join(projectFolder, 'tests/sites/specification/public/video');
const readVideo = (name: string) => readFileSync(join(folder, name));
const readLetters = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

function box(type: string, ...contents: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(contents.map((content) => Buffer.from(content)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** The video with a box more at the end of the one that describes it, which is last in the file. */
function addNotes(notes: Buffer): Buffer {
  const video = readVideo('hero-still-waters.mp4');
  const start = video.indexOf('moov') - 4;
  const length = video.readUInt32BE(start);
  const moov = Buffer.concat([video.subarray(start, start + length), notes]);
  moov.writeUInt32BE(moov.length);
  return Buffer.concat([video.subarray(0, start), moov, video.subarray(start + length)]);
}

const encoders = /Lavc|Lavf|x264|libsvtav1|VideoHandler/;

test.each(['hero-still-waters.mp4', 'hero-still-waters-av1.mp4'])(
  '%s does not say with what it was made, and shows the same',
  (name) => {
    const original = readVideo(name);
    expect(readLetters(original)).toMatch(encoders);
    const clean = cleanFile(original);
    expect(readLetters(clean)).not.toMatch(encoders);
    expect(clean.length).toBe(original.length);
    expect(readAv1Codec(Buffer.from(clean))).toBe(readAv1Codec(original));
    // A name or two: the pictures are as they were.
    const changed = original.filter((byte, index) => byte !== clean[index]).length;
    expect(changed).toBeLessThan(1500);
    expect(Buffer.from(cleanFile(clean)).equals(clean)).toBe(true);
  },
);

test('a video does not say where it was made', () => {
  const place = '+36.5700-086.5200/SECRETPLACE';
  const formats = [
    box('udta', box('\u00A9xyz', Buffer.from([0, place.length, 0x15, 0xc7]), place)),
    box('udta', box('loci', Buffer.alloc(6), place)),
    box(
      'meta',
      Buffer.alloc(4),
      box('keys', 'com.apple.quicktime.location.ISO6709'),
      box('ilst', place),
    ),
    box('uuid', Buffer.alloc(16), '<x:xmpmeta/>', place),
  ];
  for (const notes of formats) {
    for (const video of [
      addNotes(notes),
      Buffer.concat([readVideo('hero-still-waters.mp4'), notes]),
    ]) {
      expect(readLetters(video)).toContain('SECRETPLACE');
      expect(readLetters(cleanFile(video))).not.toMatch(/SECRETPLACE|location|xmpmeta|\u00A9xyz/);
    }
  }
});

test('a track with the places of the camera cannot be taken out, so it is refused', () => {
  const handler = box('hdlr', Buffer.alloc(8), 'meta', Buffer.alloc(12), 'Core Media Metadata');
  const video = addNotes(box('trak', box('mdia', handler)));
  expect(() => cleanFile(video)).toThrow('contains a track with camera metadata');
});

test('a video that is cut off is reported', () => {
  const video = readVideo('hero-still-waters.mp4');
  expect(() => cleanFile(video.subarray(0, video.length - 10))).toThrow('is cut off');
});
