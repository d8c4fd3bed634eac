import { listRiffChunks } from '../../check/public-files/riff-chunks';
import { readOrientation, writeOrientation } from './orientation';

/** What decides how a WebP looks. */
const visible = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** Bits of the first part that say which notes follow. */
const exifFlag = 8;
const xmpFlag = 4;

/**
 * A WebP without the notes of cameras and programs. The picture itself stays as it is.
 *
 * @throws DamagedContent when the picture is cut off
 */
export function cleanWebp(bytes: Uint8Array): Uint8Array {
  const chunks = listRiffChunks(bytes);
  const notes = chunks.find(({ type }) => type === 'EXIF');
  const orientation = notes ? readNotes(bytes.subarray(notes.bodyStart, notes.end)) : 1;
  const parts: Buffer[] = chunks
    .filter(({ type }) => visible.has(type))
    .map(({ type, start, end }) => {
      const part = Buffer.from(bytes.subarray(start, end));
      if (type === 'VP8X') {
        const flags = (part[8] ?? 0) & ~xmpFlag & ~exifFlag;
        part[8] = orientation === 1 ? flags : flags | exifFlag;
      }
      return part;
    });
  if (orientation !== 1) parts.push(writeChunk('EXIF', writeOrientation(orientation)));
  const head = Buffer.from(bytes.subarray(0, 12));
  const whole = Buffer.concat([head, ...parts]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** Some programs write the notes as in a JPEG, with a word before them. */
function readNotes(content: Uint8Array): number {
  const isWritten = Buffer.from(content.subarray(0, 4)).toString('latin1') === 'Exif';
  return readOrientation(isWritten ? content.subarray(6) : content);
}

function writeChunk(type: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
