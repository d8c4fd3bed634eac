import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MadeStep, Step } from '../model/undo-history';
import { replaceFile } from '../../io/config-file';

/** What happened to a document, in order; `begin` comes first. */
export type DraftEntry =
  /** the document is what the file says; what was done before can be undone */
  | { kind: 'begin'; hash: string; text: string; done?: readonly Step[]; undone?: readonly Step[] }
  | StepEntry;

export type StepEntry = ({ kind: 'step' } & MadeStep) | { kind: 'undo' } | { kind: 'redo' };

const kinds: readonly unknown[] = ['begin', 'step', 'undo', 'redo'] satisfies DraftEntry['kind'][];

/**
 * The way of a document since it was last the same as the file, one line for each step: what was done
 * is on the disk before the editor answers. Lines that were not written whole do not count.
 */
export class AutosaveLog {
  /** what the next line begins with, which is not on the disk yet */
  private next: DraftEntry | undefined;

  constructor(private readonly file: string) {}

  read(): DraftEntry[] {
    if (!existsSync(this.file)) return [];
    return readFileSync(this.file, 'utf8').split('\n').flatMap(readLine);
  }

  /** As `begin`, but not before something is added: as long as nothing happens, nothing is lost. */
  beginLater(entry: DraftEntry): void {
    this.next = entry;
  }

  /** Begins what was to begin later, where somebody waits anyway: the first step need not. */
  beginNow(): void {
    if (this.next) this.begin(this.next);
  }

  /** Forgets the lines before, all at once: a process that is killed leaves these or the new one. */
  begin(entry: DraftEntry): void {
    mkdirSync(dirname(this.file), { recursive: true });
    replaceFile(this.file, writeLine(entry));
    this.next = undefined;
  }

  drop(): void {
    this.next = undefined;
    rmSync(this.file, { force: true });
  }

  add(entry: DraftEntry): void {
    this.beginNow();
    appendFileSync(this.file, writeLine(entry));
  }
}

/** In lines of its own, even after one that was cut off. */
function writeLine(entry: DraftEntry): string {
  return `\n${JSON.stringify(entry)}\n`;
}

function readLine(line: string): DraftEntry[] {
  try {
    const entry = JSON.parse(line) as DraftEntry;
    return kinds.includes(entry.kind) ? [entry] : [];
  } catch {
    return [];
  }
}
