import { ByteReader } from '../../check/public-files/byte-reader';
import { findIsoBoxes, listIsoBoxes } from '../../check/public-files/iso-boxes';

/** Entries of the list of contents that are notes: Exif, and XMP as a text. */
const noteTypes = new Set(['Exif', 'mime', 'uri ']);

/** A part of a file. */
interface Range {
  start: number;
  end: number;
}

/**
 * Overwrites what cameras and programs noted in a picture (AVIF), and what says where that is.
 *
 * @param meta the content of its box `meta`
 * @throws DamagedContent when a list in it is not whole
 */
export function blankPictureNotes(bytes: Buffer, meta: Range): void {
  const reader = new ByteReader(bytes);
  const boxes = listIsoBoxes(bytes, meta.start + 4, meta.end);
  const noted = new Set<number>();
  for (const { bodyStart, end } of findIsoBoxes(bytes, ['iinf'], boxes)) {
    const countLength = bytes[bodyStart] === 0 ? 2 : 4;
    for (const entry of listIsoBoxes(bytes, bodyStart + 4 + countLength, end)) {
      const version = bytes[entry.bodyStart] ?? 0;
      if (version < 2) continue;
      const idLength = version === 2 ? 2 : 4;
      const id = reader.number(entry.bodyStart + 4, idLength);
      const typeStart = entry.bodyStart + 4 + idLength + 2;
      if (!noteTypes.has(reader.letters(typeStart, 4))) continue;
      noted.add(id);
      bytes.write('none', typeStart, 'latin1');
      bytes.fill(0, typeStart + 4, entry.end);
    }
  }
  const [inside] = findIsoBoxes(bytes, ['idat'], boxes);
  for (const { bodyStart } of findIsoBoxes(bytes, ['iloc'], boxes)) {
    for (const { start, end } of listPlaces(reader, bodyStart, noted, inside?.bodyStart ?? 0)) {
      bytes.fill(0, start, Math.min(end, bytes.length));
    }
  }
}

/** Where the contents with these numbers are: https://www.iso.org/standard/83102.html, 8.11.3 */
function listPlaces(
  reader: ByteReader,
  list: number,
  wanted: ReadonlySet<number>,
  insideStart: number,
): Range[] {
  const version = reader.number(list, 1);
  const sizes = reader.number(list + 4, 2);
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map(
    (shift) => (sizes >> shift) & 15,
  );
  let position = list + 6;
  const read = (size: number | undefined): number => {
    if (size !== 1 && size !== 2 && size !== 4 && size !== 8) return 0;
    const value = reader.number(position, size);
    position += size;
    return value;
  };
  const places: Range[] = [];
  for (let left = read(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = read(version < 2 ? 2 : 4);
    const isInside = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseSize) + (isInside ? insideStart : 0);
    for (let extents = read(2); extents > 0; extents -= 1) {
      const before = position;
      if (version > 0) read(indexSize);
      const start = base + read(offsetSize);
      const length = read(lengthSize);
      if (wanted.has(id)) places.push({ start, end: length > 0 ? start + length : reader.length });
      // None of the others says anything else.
      if (position === before) break;
    }
  }
  return places;
}
