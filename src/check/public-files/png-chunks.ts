import { ByteReader } from './byte-reader';

/** A part of a PNG: four letters say what it is. */
export interface PngChunk {
  type: string;
  start: number;
  end: number;
}

/**
 * Lists the parts of a PNG, to its end. What follows is not a part of the picture.
 *
 * @throws DamagedContent when the picture is cut off
 */
export function listPngChunks(bytes: Uint8Array): PngChunk[] {
  const reader = new ByteReader(bytes);
  const chunks: PngChunk[] = [];
  let start = 8;
  while (true) {
    const type = reader.letters(start + 4, 4);
    const end = start + 12 + reader.number(start, 4);
    // The last byte must be there.
    reader.number(end - 1, 1);
    chunks.push({ type, start, end });
    if (type === 'IEND') return chunks;
    start = end;
  }
}
