import { ByteReader } from './byte-reader';

/** A part of a WebP: four letters say what it is. */
export interface RiffChunk {
  type: string;
  start: number;
  bodyStart: number;
  /** with the byte that makes its length even */
  end: number;
}

/**
 * Lists the parts of a WebP.
 *
 * @throws DamagedContent when the picture is cut off
 */
export function listRiffChunks(bytes: Uint8Array): RiffChunk[] {
  const reader = new ByteReader(bytes);
  const whole = 8 + reader.number(4, 4, true);
  reader.number(whole - 1, 1);
  const chunks: RiffChunk[] = [];
  let start = 12;
  while (start + 8 <= whole) {
    const type = reader.letters(start, 4);
    const length = reader.number(start + 4, 4, true);
    reader.number(start + 8 + length - 1, 1);
    const end = Math.min(start + 8 + length + (length % 2), bytes.length);
    chunks.push({ type, start, bodyStart: start + 8, end });
    start = end;
  }
  return chunks;
}
