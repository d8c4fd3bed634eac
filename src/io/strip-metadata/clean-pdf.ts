import { cutOff, DamagedContent } from '../../check/public-files/byte-reader';
import {
  findPdfValue,
  listPdfParts,
  type PdfObject,
  type TextRange,
} from '../../check/public-files/pdf-objects';
import { blankJpegNotes } from './clean-jpeg';
import { PackedObjects } from './packed-objects';

/** Programs that call a document by their own name: "Microsoft Word - Guide.docx". */
const programTitle = /^\W*Microsoft (?:Office )?(?:Word|PowerPoint|Excel|Publisher|Outlook)\b/;

const isPage = /\/Type\s*\/Page(?![A-Za-z])/;
const infoReference = /\/Info\s+(\d+)\s+\d+\s+R\b/g;
const anyReference = /\b(\d+)\s+\d+\s+R\b/g;

/**
 * A PDF without what programs noted in it: who wrote it with which program, when, and where pictures
 * in it were taken. Its title stays, because browsers show it. All notes are overwritten in place, so
 * that every page is where the table of contents says.
 *
 * @throws DamagedContent when it is cut off, encrypted, has no pages or holds notes that cannot be taken out
 */
export function cleanPdf(original: Uint8Array): Uint8Array {
  const bytes = Buffer.from(original);
  const text = bytes.toString('latin1');
  const { objects, trailers } = listPdfParts(text);
  const heads = [...trailers, ...objects.map(({ value }) => value)].map((range) =>
    take(text, range),
  );
  const starts = heads.filter(
    (head, index) => index < trailers.length || /\/Type\s*\/XRef\b/.test(head),
  );
  if (starts.some((head) => /\/Encrypt\b/.test(head))) {
    throw new DamagedContent('is protected (encrypted), so visitors cannot read it');
  }
  const packed = objects.flatMap((object) => PackedObjects.open(object, text) ?? []);
  const all: NumberedText[] = [
    ...objects.map(({ number, value }) => ({ number, text: take(text, value) })),
    ...packed.flatMap((group) => group.list()),
  ];
  // Some programs write a little after it.
  if (!text.slice(-2048).includes('%%EOF')) throw new DamagedContent(cutOff);
  if (!all.some((object) => isPage.test(object.text))) throw new DamagedContent('has no pages');
  const notes = listNotes(starts, all);
  const blank = (range: TextRange, content: string) => bytes.write(content, range.start, 'latin1');

  for (const object of objects) {
    const { number, value, stream } = object;
    const old = take(text, value);
    const now = cleanValue(old, notes.get(number));
    if (now !== old) blank(value, now);
    if (stream) cleanStream(bytes, object, old, stream);
  }
  for (const group of packed) {
    const stream = group.clean((number, value) => cleanValue(value, notes.get(number)));
    if (stream) bytes.set(stream.bytes, stream.start);
  }
  blankComments(bytes, text, trailers);
  return bytes;
}

interface NumberedText {
  number: number;
  text: string;
}

/** What a note is: a group of them, or one that such a group refers to. */
type Note = 'group' | 'text';

/** The numbers of the notes about the document, and of the texts that they are made of. */
function listNotes(starts: readonly string[], all: readonly NumberedText[]): Map<number, Note> {
  const groups = new Set(
    starts.flatMap((start) =>
      [...start.matchAll(infoReference)].map(([, number]) => Number(number)),
    ),
  );
  const notes = new Map<number, Note>();
  for (const { number, text } of all) {
    if (!groups.has(number)) continue;
    const { start, end } = findEntry(text, 'Title') ?? { start: 0, end: 0 };
    const rest = text.slice(0, start) + text.slice(end);
    for (const [, other] of rest.matchAll(anyReference)) notes.set(Number(other), 'text');
  }
  for (const number of groups) notes.set(number, 'group');
  return notes;
}

/** A value without its notes, exactly as long as it was. */
function cleanValue(value: string, note: Note | undefined): string {
  if (note === 'group' && value.startsWith('<<')) return keepTitle(value);
  if (note === 'text' && !value.startsWith('<<') && value.length >= 2) {
    return '()'.padEnd(value.length);
  }
  // What a program keeps for itself, under its name.
  const own = value.startsWith('<<') ? findEntry(value, 'PieceInfo') : undefined;
  return own
    ? value.slice(0, own.start) + value.slice(own.end).padStart(value.length - own.start)
    : value;
}

function keepTitle(group: string): string {
  const title = findEntry(group, 'Title');
  const words = title ? group.slice(title.start, title.end) : '';
  const isOwn = !programTitle.test(readWords(words));
  return `<<${isOwn ? words : ''}`.padEnd(group.length - 2) + '>>';
}

/** The letters of a title, whose bytes may be two for each, or written as numbers. */
function readWords(entry: string): string {
  const value = entry.replace(/^\/Title\s*/, '');
  const bytes = /^<[\s\dA-Fa-f]*>$/.test(value)
    ? Buffer.from(value.replaceAll(/[<>\s]/g, ''), 'hex').toString('latin1')
    : value.slice(1, -1);
  return bytes.replaceAll(/\\000|\0|[^ -~]/g, '');
}

/** An entry of a dictionary: its name and its value. */
function findEntry(group: string, name: string): TextRange | undefined {
  const found = new RegExp(`/${name}(?![A-Za-z0-9])`).exec(group);
  if (!found) return undefined;
  return { start: found.index, end: findPdfValue(group, found.index + found[0].length).end };
}

/** Notes that are streams (XMP), and notes in pictures. */
function cleanStream(
  bytes: Buffer,
  { number }: PdfObject,
  head: string,
  { start, end }: TextRange,
): void {
  if (/\/Type\s*\/Metadata\b/.test(head) || /\/Subtype\s*\/XML\b/.test(head)) {
    bytes.fill(' ', start, end);
    // Nothing, compressed.
    if (/\/FlateDecode\b/.test(head))
      bytes.set([0x78, 0x9c, 3, 0, 0, 0, 0, 1].slice(0, end - start), start);
    return;
  }
  const isPicture =
    /\/DCTDecode\b/.test(head) && bytes[start] === 0xff && bytes[start + 1] === 0xd8;
  if (!isPicture) return;
  try {
    blankJpegNotes(bytes.subarray(start, end));
  } catch (error) {
    if (!(error instanceof DamagedContent)) throw error;
    throw new DamagedContent(`contains an image (object ${number}) that ${error.message}`, {
      cause: error,
    });
  }
}

/** Programs name themselves in comments; Ghostscript how it was called, with folders of the computer. */
function blankComments(bytes: Buffer, text: string, trailers: readonly TextRange[]): void {
  const first = text.search(/\d+\s+\d+\s+obj\b/);
  for (const { start, end } of [{ start: 0, end: Math.max(first, 0) }, ...trailers]) {
    for (const { index, 0: found } of text.slice(start, end).matchAll(/(?<=[\r\n]%)[ -~]+/g)) {
      bytes.fill(' ', start + index, start + index + found.length);
    }
  }
}

function take(text: string, { start, end }: TextRange): string {
  return text.slice(start, end);
}
