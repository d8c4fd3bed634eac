import { findActiveSvg } from './active-svg';
import { findHeavySvg } from './heavy-svg';

/** A kind of file that public/ may hold. */
interface PublicKind {
  endings: readonly string[];
  /** What is wrong with the content of such a file: the rest of a sentence about it. */
  findFault: (bytes: Uint8Array) => string | undefined;
  /** all of a file must be read to find what is wrong with it, not only its beginning */
  isReadWhole?: true;
}

/** So many bytes say of which kind a file is. */
export const headLength = 64;

/** What a site publishes besides the files that the build makes. All else in public/ is an error. */
const publicKinds: readonly PublicKind[] = [
  {
    endings: ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'],
    findFault: beginsLike('picture for browsers', isPicture),
  },
  {
    endings: ['svg'],
    findFault: (bytes) => findActiveSvg(bytes) ?? findHeavySvg(new TextDecoder().decode(bytes)),
    isReadWhole: true,
  },
  {
    endings: ['mp4'],
    findFault: beginsLike(
      'video (MP4)',
      (head) => head.startsWith('ftyp', 4) && !/^(?:avi[fs]|hei[cfsx]|mif1)/.test(head.slice(8)),
    ),
  },
  { endings: ['pdf'], findFault: beginsLike('PDF document', (head) => head.startsWith('%PDF-')) },
];

/** The endings of the files that public/ may hold, for messages. */
export const publicEndings: readonly string[] = publicKinds.flatMap(({ endings }) => endings);

/** Tells whether a file in public/, `/images/lake.webp`, is called like one that it may hold. */
export function isPublicKind(file: string): boolean {
  // Services that ask whose a site is look for texts in this folder.
  return findKind(file) !== undefined || /^\/\.well-known\/[^/]+\.txt$/.test(file);
}

/** Tells whether the beginning of a file does not say what it contains. */
export function isReadWhole(file: string): boolean {
  return findKind(file)?.isReadWhole ?? false;
}

/**
 * What is wrong with the content of a file in public/: it is something else than its name says, or a
 * drawing that does more than show something.
 *
 * @param bytes all of the file if `isReadWhole`, its first `headLength` bytes at least if not
 * @returns the rest of a sentence about the file
 */
export function findContentFault(file: string, bytes: Uint8Array): string | undefined {
  return findKind(file)?.findFault(bytes);
}

function findKind(file: string): PublicKind | undefined {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return publicKinds.find(({ endings }) => endings.includes(ending));
}

/** Looks at the beginning of a file, with a character for each byte. */
function beginsLike(name: string, test: (head: string) => boolean): PublicKind['findFault'] {
  return (bytes) => {
    const head = String.fromCharCode(...bytes.subarray(0, headLength));
    return test(head) ? undefined : `does not contain a ${name}, as its name says`;
  };
}

/** The build reads each of these whatever its ending is, and browsers do so too. */
function isPicture(head: string): boolean {
  const starts = ['\u00FF\u00D8\u00FF', '\u0089PNG\r\n\u001A\n', 'GIF87a', 'GIF89a'];
  return (
    starts.some((start) => head.startsWith(start)) ||
    (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) ||
    (head.startsWith('ftyp', 4) && /avi[fs]/.test(head))
  );
}
