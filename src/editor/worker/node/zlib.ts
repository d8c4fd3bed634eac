/** `node:zlib` for the modules of the editor that run in a worker, as far as they use it. */
import { unzlibSync, zlibSync } from 'fflate';

export function inflateSync(bytes: Uint8Array, { maxOutputLength = Infinity } = {}): Buffer {
  const out = unzlibSync(bytes);
  if (out.length > maxOutputLength) throw new RangeError('This is larger than it may be.');
  return Buffer.from(out);
}

export function deflateSync(bytes: Uint8Array): Buffer {
  return Buffer.from(zlibSync(bytes, { level: 9 }));
}

const polynomial = 0xedb88320;

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  return value;
});

/** The checksum of PNG files: https://www.w3.org/TR/png-3/#D-CRCAppendix */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}
