import { deflateSync, inflateSync } from 'node:zlib';
import { DamagedContent } from '../../check/public-files/byte-reader';
import { findPdfValue, type PdfObject, type TextRange } from '../../check/public-files/pdf-objects';

/** More than the texts of a long book; compressed in a few kB, it could fill the memory. */
const maxBytes = 50_000_000;

/** Several objects of a PDF that are compressed together: ISO 32000-1, 7.5.7. */
export class PackedObjects {
  private constructor(
    private readonly text: string,
    private readonly places: readonly { number: number; value: TextRange }[],
    private readonly stream: TextRange,
    private readonly isCompressed: boolean,
  ) {}

  /**
   * Unpacks them.
   *
   * @param file with a letter for each byte
   * @returns undefined for an object of another kind
   * @throws DamagedContent when they are packed in a way that nobody uses
   */
  static open({ value, stream }: PdfObject, file: string): PackedObjects | undefined {
    const head = file.slice(value.start, value.end);
    if (!stream || !/\/Type\s*\/ObjStm\b/.test(head)) return undefined;
    const isCompressed = /\/Filter\b/.test(head);
    const isKnown = /\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:\]|\/|>>|\s)/.test(head);
    if (isCompressed && (!isKnown || /\/DecodeParms\s*<</.test(head)))
      throw new DamagedContent(unknownPacking);
    const packed = Buffer.from(file.slice(stream.start, stream.end), 'latin1');
    const text = (isCompressed ? unpack(packed) : packed).toString('latin1');
    const first = readNumber(head, 'First');
    const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
    const places = Array.from({ length: readNumber(head, 'N') }, (_, index) => {
      const [number = NaN, offset = NaN] = numbers.slice(index * 2);
      if (Number.isNaN(number + offset)) throw new DamagedContent(unknownPacking);
      return { number, value: findPdfValue(text, first + offset) };
    });
    return new PackedObjects(text, places, stream, isCompressed);
  }

  list(): { number: number; text: string }[] {
    return this.places.map(({ number, value: { start, end } }) => ({
      number,
      text: this.text.slice(start, end),
    }));
  }

  /**
   * Changes some of them, and packs all again.
   *
   * @param change gives a value of the same length
   * @returns what belongs at the place where they were; undefined when nothing changes
   * @throws DamagedContent when it does not fit there
   */
  clean(
    change: (number: number, value: string) => string,
  ): { start: number; bytes: Buffer } | undefined {
    const changed = Buffer.from(this.text, 'latin1');
    let isChanged = false;
    for (const { number, value } of this.places) {
      const old = this.text.slice(value.start, value.end);
      const now = change(number, old);
      if (now === old) continue;
      changed.write(now, value.start, 'latin1');
      isChanged = true;
    }
    if (!isChanged) return undefined;
    const { start, end } = this.stream;
    const bytes = Buffer.alloc(end - start);
    const packed = this.isCompressed ? deflateSync(changed, { level: 9 }) : changed;
    if (packed.length > bytes.length) throw new DamagedContent(unknownPacking);
    bytes.set(packed);
    return { start, bytes };
  }
}

const unknownPacking = 'is compressed in a way that prevents removing its metadata';

function unpack(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    throw new DamagedContent(unknownPacking, { cause });
  }
}

function readNumber(head: string, name: string): number {
  const [, digits] = new RegExp(`/${name}\\s+(\\d{1,9})\\b`).exec(head) ?? [];
  if (digits === undefined) throw new DamagedContent(unknownPacking);
  return Number(digits);
}
