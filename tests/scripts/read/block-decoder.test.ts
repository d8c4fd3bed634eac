import { array, assert, constantFrom, oneof, property, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { BlockDecoder } from '../../../scripts/read/block-decoder';

/** Some lines of more than a block each, with letters of one to four bytes. */
function makeLines(count: number): string[] {
  return Array.from({ length: count }, (_, number) => `${number} é “quoted” 🕊 `.repeat(4_000));
}

const asBytes = (text: string): Buffer => Buffer.from(text);
const decodeWhole = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

test('each version of a file is decoded as if it were the first', () => {
  const lines = makeLines(6);
  const text = lines.join('\n');
  const versions = [
    text,
    text,
    text.replace('3 é', 'three è'),
    lines.toSpliced(2, 1).join('\n'),
    [lines[5], ...lines].join('\n'),
    `${text}\n`,
    `${text}more`,
    `\uFEFF${text}`,
    '',
    text.slice(0, 10),
    text,
  ];
  const decoder = new BlockDecoder();
  for (const version of versions) {
    const bytes = asBytes(version);
    expect(decoder.decode(bytes) === decodeWhole(bytes)).toBe(true);
  }
});

test('a file that ended within a character is decoded anew where it goes on', () => {
  const whole = asBytes(makeLines(2).join('\n'));
  const decoder = new BlockDecoder();
  for (const length of [whole.length - 2, whole.length, whole.length - 3, whole.length]) {
    const bytes = whole.subarray(0, length);
    expect(decoder.decode(bytes) === decodeWhole(bytes)).toBe(true);
  }
});

test('whatever bytes follow each other, each version is decoded as if it were the first', () => {
  const parts = makeLines(3).map(asBytes);
  const part = oneof(
    constantFrom(...parts, asBytes('\n'), asBytes('\n')),
    uint8Array({ maxLength: 4 }).map((bytes) => Buffer.from(bytes)),
  );
  const version = array(part, { maxLength: 8 }).map((some) => Buffer.concat(some));
  assert(
    property(array(version, { minLength: 2, maxLength: 5 }), (versions) => {
      const decoder = new BlockDecoder();
      expect(versions.every((bytes) => decoder.decode(bytes) === decodeWhole(bytes))).toBe(true);
    }),
  );
});
