import { crc32 } from 'node:zlib';
import { listPngChunks } from '../../check/public-files/png-chunks';
import { readOrientation, writeOrientation } from './orientation';

/** What decides how a PNG looks. Parts whose names begin with a capital letter do so anyway. */
const visible = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs sPLT hIST acTL fcTL fdAT'.split(' '),
);

/**
 * A PNG without the notes of cameras and programs. The picture itself stays as it is.
 *
 * @throws DamagedContent when the picture is cut off
 */
export function cleanPng(bytes: Uint8Array): Uint8Array {
  const parts = [bytes.subarray(0, 8)];
  for (const { type, start, end } of listPngChunks(bytes)) {
    if (visible.has(type) || /^[A-Z]/.test(type)) parts.push(bytes.subarray(start, end));
    if (type !== 'eXIf') continue;
    const orientation = readOrientation(bytes.subarray(start + 8, end - 4));
    if (orientation !== 1) parts.push(writeChunk(type, writeOrientation(orientation)));
  }
  return Buffer.concat(parts);
}

function writeChunk(type: string, content: Uint8Array): Uint8Array {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length);
  chunk.write(type, 4, 'latin1');
  chunk.set(content, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length);
  return chunk;
}
