import { ByteReader, cutOff, DamagedContent } from './byte-reader';

/** A part of a JPEG: a marker and what belongs to it. */
export interface JpegSegment {
  marker: number;
  start: number;
  end: number;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * Lists the parts of a JPEG from the one after its start to its end. What follows the end is not a
 * part of the picture.
 *
 * @throws DamagedContent when the picture is cut off
 */
export function listJpegSegments(bytes: Uint8Array): JpegSegment[] {
  const reader = new ByteReader(bytes);
  const segments: JpegSegment[] = [];
  let position = 2;
  while (true) {
    // Readers skip what is between two parts.
    const start = bytes.indexOf(0xff, position);
    if (start < 0) throw new DamagedContent(cutOff);
    const marker = reader.number(start + 1, 1);
    if (marker === 0 || marker === 0xff) {
      position = start + 1;
      continue;
    }
    let end = start + 2;
    if (!hasNoContent(marker)) {
      const length = reader.number(end, 2);
      if (length < 2 || end + length > bytes.length) throw new DamagedContent(cutOff);
      end += length;
    }
    if (marker === startOfScan) end = findEndOfScan(bytes, end);
    segments.push({ marker, start, end });
    if (marker === endOfImage) return segments;
    position = end;
  }
}

function hasNoContent(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= endOfImage);
}

/** In the picture itself, 0xFF is followed by 0 or is a mark to restart from. */
function findEndOfScan(bytes: Uint8Array, start: number): number {
  let position = bytes.indexOf(0xff, start);
  while (position >= 0 && position + 1 < bytes.length) {
    const next = bytes[position + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7) && next !== 0xff) return position;
    position = bytes.indexOf(0xff, position + 1);
  }
  throw new DamagedContent(cutOff);
}
