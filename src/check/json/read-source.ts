import type { SyntaxDiagnostic } from '../diagnostic';
import { formatMegabytes } from '../../utils/english';

/** How many bytes a config may have. */
export interface SizeLimit {
  most: number;
  /** how many it has, where not all of them were read */
  reached?: number;
}

/** 10,000 posts of 400 words take some 30 MB. */
export const usualLimit: SizeLimit = { most: 200_000_000 };

/** What MAX_CONFIG_MB can ask for: a text of more bytes cannot be held as one by Node.js. */
export const maxMegabytes = 500;

const mergeMark = /^(?:<{7}|={7}|>{7}|\|{7})(?=\s|$)/m;

/** Decodes the file and refuses what no JSON can be read from. */
export function readSource(
  source: Uint8Array | string,
  { most, reached }: SizeLimit = usualLimit,
): { text: string; finding?: SyntaxDiagnostic } {
  if (source.length > most) {
    const size = reached === undefined ? '' : ` (${formatMegabytes(reached)})`;
    return refuse(
      '',
      'CFG0003',
      `The file is too large${size}: at most ${formatMegabytes(most)} are read.`,
      0,
      0,
      `Look for an image that was pasted as text, or entries that were copied many times. If the file is meant to be this large, set the environment variable MAX_CONFIG_MB: MAX_CONFIG_MB=${Math.min(maxMegabytes, Math.ceil((reached ?? 2 * most) / 1_000_000))} npm run validate`,
    );
  }
  const text = typeof source === 'string' ? source : decode(source);
  const broken = typeof source === 'string' ? -1 : findBrokenByte(source, text);
  if (broken >= 0) {
    return refuse(
      text,
      'CFG0001',
      'The file is not saved as UTF-8, so this character is unreadable.',
      broken,
      broken + 1,
      'Save the file again with the encoding UTF-8.',
    );
  }
  if (text.startsWith('\uFEFF')) {
    const finding: SyntaxDiagnostic = {
      code: 'CFG0002',
      message: 'The file starts with an invisible mark (BOM) that JSON does not allow.',
      hint: 'Save the file with the encoding "UTF-8", not "UTF-8 with BOM".',
      start: 0,
      end: 1,
      fix: { title: 'Delete the mark.', edits: [{ start: 0, end: 1, text: '' }] },
    };
    return { text, finding };
  }
  const merge = mergeMark.exec(text);
  if (merge) {
    return refuse(
      text,
      'CFG0004',
      'Two versions of the file were not completely merged.',
      merge.index,
      merge.index + merge[0].length,
      'Keep one version. Delete the other one and the three lines that start with <<<<<<<, ======= and >>>>>>>.',
    );
  }
  if (text.trim() === '') {
    const hint = 'Undo the last change, or restore an earlier version in the editor or from Git.';
    return refuse(text, 'CFG0005', 'The file is empty.', 0, 0, hint);
  }
  return { text };
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** The offset of the first character that is not UTF-8; -1 when all are. */
function findBrokenByte(bytes: Uint8Array, text: string): number {
  const suspect = text.indexOf('\uFFFD');
  if (suspect < 0) return -1;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return -1;
  } catch {
    return suspect;
  }
}

function refuse(
  text: string,
  code: SyntaxDiagnostic['code'],
  message: string,
  start: number,
  end: number,
  hint?: string,
): { text: string; finding: SyntaxDiagnostic } {
  return { text, finding: { code, message, start, end, ...(hint && { hint }) } };
}
