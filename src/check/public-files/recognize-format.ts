/** What a file is, whatever it is called. */
export interface FileFormat {
  kind: 'picture' | 'drawing' | 'video' | 'sound' | 'document' | 'typeface' | 'page' | 'other';
  /** in a sentence: "is a …" */
  name: string;
  /** how the names of such files end, if they may be published */
  ending?: string;
}

type Known = readonly [test: RegExp, format: FileFormat];

const picture = (name: string, ending?: string): FileFormat => ({
  kind: 'picture',
  name,
  ...(ending !== undefined && { ending }),
});

const video = (name: string): FileFormat => ({ kind: 'video', name });

const document = (name: string): FileFormat => ({ kind: 'document', name });

const typeface = (name: string, ending: string): FileFormat => ({ kind: 'typeface', name, ending });

/** By what the first bytes are, with a letter for each; the first that fits counts. */
const beginnings: readonly Known[] = [
  [/^\u00FF\u00D8\u00FF/, picture('a JPEG', 'jpg')],
  [/^\u0089PNG\r\n/, picture('a PNG', 'png')],
  [/^GIF8[79]a/, picture('a GIF', 'gif')],
  [/^RIFF[^]{4}WEBP/, picture('a WebP', 'webp')],
  [/^[^]{4}ftyp(?!hei)[^]{0,40}avi[fs]/, picture('an AVIF', 'avif')],
  [/^[^]{4}ftyp(?:hei[cx]|hev[cx]|mif1|msf1)/, picture('an iPhone photo (HEIC)', 'heic')],
  [/^[^]{4}ftypcrx|^II\*[^]{5}CR/, picture('a raw camera photo')],
  [/^(?:II\*|MM[^]\*)/, picture('a TIFF')],
  [/^8BPS/, picture('a Photoshop file')],
  [/^BM[^]{4}(?:[^][^]){2}/, picture('a bitmap (BMP)')],
  [/^(?:\u00FF\n|[^]{4}JXL )/, picture('a JPEG XL')],
  [/^[^]{4}jP {2}/, picture('a JPEG 2000')],
  [/^[^]{4}ftypqt|^[^]{4}(?:moov|mdat|wide|skip|pnot)/, video('a QuickTime film (.mov)')],
  [/^[^]{4}ftypM4[AB]/, { kind: 'sound', name: 'an audio file' }],
  [/^[^]{4}ftyp/, { ...video('an MP4'), ending: 'mp4' }],
  [/^[^]E\u00DF\u00A3/, video('a WebM or Matroska film')],
  [/^RIFF[^]{4}AVI /, video('an AVI film')],
  [/^0&\u00B2u/, video('a Windows Media film')],
  [
    /^(?:ID3|\u00FF[\u00F2-\u00FB]|RIFF[^]{4}WAVE|OggS|fLaC)/,
    { kind: 'sound', name: 'an audio file' },
  ],
  [/^wOF2/, typeface('a font (WOFF2)', 'woff2')],
  [/^wOFF/, typeface('a font (WOFF)', 'woff')],
  [/^(?:\0[^]\0\0|true)/, typeface('a font (TTF)', 'ttf')],
  [/^OTTO/, typeface('a font (OTF)', 'otf')],
  [/^%PDF-/, { ...document('a PDF'), ending: 'pdf' }],
  [/^\{\\rtf/, document('a text document (RTF)')],
  [/^\u00D0\u00CF[^]\u00E0/, document('a Word, Excel or PowerPoint document')],
];

/** What is in the list of contents of a ZIP. */
const inArchives: readonly Known[] = [
  [/word\/|wordprocessing/, document('a Word document')],
  [/xl\/|spreadsheet/, document('an Excel document')],
  [/ppt\/|presentation/, document('a PowerPoint document')],
  [/Index\/Document\.iwa|preview\.jpg/, document('a Pages, Numbers or Keynote document')],
  [/opendocument/, document('a LibreOffice document')],
];

/** Tells by its content what a file is. */
export function recognizeFormat(bytes: Uint8Array): FileFormat {
  if (bytes.length === 0) return { kind: 'other', name: 'empty' };
  const head = readLetters(bytes.subarray(0, 4096));
  const known = findKnown(beginnings, head);
  if (known) return known;
  if (head.startsWith('PK\u0003\u0004')) {
    const tail = readLetters(bytes.subarray(-4096));
    return findKnown(inArchives, head + tail) ?? { kind: 'other', name: 'a ZIP archive' };
  }
  if (/<svg[\s>:]/i.test(head)) return { kind: 'drawing', name: 'an SVG image', ending: 'svg' };
  if (/<(?:!doctype\s+html|html|head|body)\b/i.test(head))
    return { kind: 'page', name: 'a web page' };
  return isText(bytes.subarray(0, 4096))
    ? { kind: 'other', name: 'a text' }
    : { kind: 'other', name: 'of an unknown format' };
}

/** Tells by its content whether a file is a photo of an iPhone. */
export function isHeic(bytes: Uint8Array): boolean {
  return recognizeFormat(bytes).ending === 'heic';
}

function findKnown(list: readonly Known[], letters: string): FileFormat | undefined {
  return list.find(([test]) => test.test(letters))?.[1];
}

function isText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13);
}

function readLetters(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
