import { listJpegSegments, type JpegSegment } from '../../check/public-files/jpeg-segments';
import { readOrientation, writeOrientation } from './orientation';

const marks = { app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee, app15: 0xef, comment: 0xfe };
const exifStart = 'Exif\0\0';

/** What decides how the colors of a JPEG are read; all other notes are about something else. */
const colorNotes: Partial<Record<number, string>> = {
  [marks.app2]: 'ICC_PROFILE\0',
  [marks.app14]: 'Adobe',
};

/**
 * A JPEG without the notes of cameras and programs: place, time, device, names. The picture itself
 * and its colors stay as they are, and so does which side is up.
 *
 * @throws DamagedContent when the picture is cut off
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array {
  const segments = listJpegSegments(bytes);
  const notes = segments.find(
    ({ marker, start }) => marker === marks.app1 && hasStart(bytes, start, exifStart),
  );
  const orientation = notes
    ? readOrientation(bytes.subarray(notes.start + 4 + exifStart.length, notes.end))
    : 1;
  const kept = segments.flatMap((segment) => keepSegment(bytes, segment));
  return Buffer.concat([bytes.subarray(0, 2), ...writeNotes(orientation), ...kept]);
}

/** Overwrites the notes of a JPEG that is inside of another file. */
export function blankJpegNotes(bytes: Uint8Array): void {
  for (const { marker, start, end } of listJpegSegments(bytes)) {
    if (isNote(bytes, marker, start) && marker !== marks.app0) bytes.fill(0, start + 4, end);
  }
}

function keepSegment(bytes: Uint8Array, { marker, start, end }: JpegSegment): Uint8Array[] {
  if (marker === marks.app0 && hasStart(bytes, start, 'JFIF\0') && end - start >= 18) {
    // Without the small copy of the picture, which may show more than it does.
    const head = Uint8Array.from(bytes.subarray(start, start + 18));
    head.set([0, 16], 2);
    head.set([0, 0], 16);
    return [head];
  }
  return isNote(bytes, marker, start) ? [] : [bytes.subarray(start, end)];
}

function isNote(bytes: Uint8Array, marker: number, start: number): boolean {
  if (marker === marks.comment) return true;
  if (marker < marks.app0 || marker > marks.app15) return false;
  const needed = colorNotes[marker];
  return needed === undefined || !hasStart(bytes, start, needed);
}

function hasStart(bytes: Uint8Array, segmentStart: number, letters: string): boolean {
  const start = segmentStart + 4;
  return Buffer.from(bytes.subarray(start, start + letters.length)).toString('latin1') === letters;
}

function writeNotes(orientation: number): Uint8Array[] {
  if (orientation === 1) return [];
  const notes = Buffer.concat([Buffer.from(exifStart, 'latin1'), writeOrientation(orientation)]);
  return [Buffer.from([0xff, marks.app1, 0, notes.length + 2]), notes];
}
