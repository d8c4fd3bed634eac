/** What a file contains is not what its format demands; the message is the rest of a sentence. */
export class DamagedContent extends Error {}

/** What is said of a file whose end is missing. */
export const cutOff = 'is cut off: its end is missing';

/** Numbers and letters in a file. Reading beyond its end throws DamagedContent. */
export class ByteReader {
  private readonly view: DataView;

  constructor(readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  /** @param size in bytes: 1, 2, 4 or 8 */
  number(at: number, size: 1 | 2 | 4 | 8, isLittleEndian = false): number {
    if (at < 0 || at + size > this.length) throw new DamagedContent(cutOff);
    if (size === 1) return this.view.getUint8(at);
    if (size === 2) return this.view.getUint16(at, isLittleEndian);
    if (size === 4) return this.view.getUint32(at, isLittleEndian);
    return Number(this.view.getBigUint64(at, isLittleEndian));
  }

  /** A character for each byte. */
  letters(at: number, length: number): string {
    if (at < 0 || at + length > this.length) throw new DamagedContent(cutOff);
    return String.fromCharCode(...this.bytes.subarray(at, at + length));
  }
}
