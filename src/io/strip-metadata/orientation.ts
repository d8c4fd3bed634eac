import { ByteReader } from '../../check/public-files/byte-reader';

/** The number of the note that says how the camera was held: https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf */
const orientationTag = 0x0112;

/**
 * How a camera was held, from the notes that it wrote (Exif).
 *
 * @param notes from "II" or "MM" on
 * @returns 1 when they do not say, or cannot be read
 */
export function readOrientation(notes: Uint8Array): number {
  try {
    const reader = new ByteReader(notes);
    const isLittleEndian = reader.letters(0, 2) === 'II';
    const list = reader.number(4, 4, isLittleEndian);
    const count = reader.number(list, 2, isLittleEndian);
    for (let index = 0; index < count; index += 1) {
      const entry = list + 2 + index * 12;
      if (reader.number(entry, 2, isLittleEndian) !== orientationTag) continue;
      const value = reader.number(entry + 8, 2, isLittleEndian);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // Notes are often damaged; readers of the picture ignore them, too.
  }
  return 1;
}

/** Notes that say how the camera was held, and nothing else. */
export function writeOrientation(orientation: number): Uint8Array {
  const notes = new DataView(new ArrayBuffer(26));
  notes.setUint32(0, 0x4d_4d_00_2a);
  notes.setUint32(4, 8);
  // One entry, of one short number.
  notes.setUint16(8, 1);
  notes.setUint16(10, orientationTag);
  notes.setUint16(12, 3);
  notes.setUint32(14, 1);
  notes.setUint16(18, orientation);
  return new Uint8Array(notes.buffer);
}
