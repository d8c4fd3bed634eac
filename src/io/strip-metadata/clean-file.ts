import { cleanIsoMedia } from './clean-iso-media';
import { cleanJpeg } from './clean-jpeg';
import { cleanPdf } from './clean-pdf';
import { cleanPng } from './clean-png';
import { cleanWebp } from './clean-webp';

/** By what a file begins with: how the notes of cameras and programs are taken out of it. */
const kinds: [start: RegExp, clean: (bytes: Uint8Array) => Uint8Array][] = [
  [/^\u00FF\u00D8\u00FF/, cleanJpeg],
  [/^\u0089PNG\r\n/, cleanPng],
  [/^RIFF[^]{4}WEBP/, cleanWebp],
  [/^[^]{4}ftyp/, cleanIsoMedia],
  [/^%PDF-/, cleanPdf],
];

/**
 * A file without what cameras and programs noted in it: where and when it was made, by whom, with
 * what. What it shows stays the same to the byte. Drawings, animations (GIF) and texts stay as they are.
 *
 * @throws DamagedContent when it is not whole, or holds notes that cannot be taken out
 */
export function cleanFile(bytes: Uint8Array): Uint8Array {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const clean = kinds.find(([start]) => start.test(head))?.[1];
  return clean ? clean(bytes) : bytes;
}
