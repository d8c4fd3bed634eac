import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Change } from '../../src/editor/model/change';

/** What happened to a document, in order. */
export type DraftEntry =
  /** the document is what the file says, and nothing else is known of it */
  | { kind: 'begin'; hash: string; text: string }
  | { kind: 'step'; label: string; changes: readonly Change[]; time: number }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** the document was written to the file, or the file was read into it */
  | { kind: 'saved'; hash: string; text: string };

/**
 * The way of a document since it was last opened or saved without anything left, one line for each
 * step: what was done is on the disk before the editor answers. Lines that were not written whole do
 * not count.
 */
export class DraftLog {
  constructor(private readonly file: string) {}

  read(): DraftEntry[] {
    if (!existsSync(this.file)) return [];
    return readFileSync(this.file, 'utf8').split('\n').flatMap(readLine);
  }

  /** Forgets what was there before. */
  begin(entry: DraftEntry): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, writeLine(entry));
  }

  add(entry: DraftEntry): void {
    appendFileSync(this.file, writeLine(entry));
  }
}

/** In lines of its own, even after one that was cut off. */
function writeLine(entry: DraftEntry): string {
  return `\n${JSON.stringify(entry)}\n`;
}

function readLine(line: string): DraftEntry[] {
  try {
    return [JSON.parse(line) as DraftEntry];
  } catch {
    return [];
  }
}
