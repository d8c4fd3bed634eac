import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture of at most 256 colors. */
export interface IndexedPicture {
  width: number;
  height: number;
  /** red, green and blue of each color */
  palette: readonly (readonly [number, number, number])[];
  /** the number of its color for each pixel, row by row; before each row stands a 0, as PNG has it */
  rows: Uint8Array;
}

/**
 * A picture as PNG: https://www.w3.org/TR/png-3/. Sharp could write it too, but would first look for
 * the colors that we already know, which takes ten times as long as the rest.
 */
export function writePng({ width, height, palette, rows }: IndexedPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, with a palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    signature,
    writeChunk('IHDR', header),
    writeChunk('PLTE', Uint8Array.from(palette.flat())),
    writeChunk('IDAT', deflateSync(rows, { level: 3, memLevel: 9 })),
    writeChunk('IEND', new Uint8Array()),
  ]);
}

function writeChunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
