import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { isObject } from '../../utils/json';
import type { StateAnswer } from '../protocol/editor-api';
import type { History } from '../model/undo-history';
import { replaceFile } from '../../io/config-file';
import { hashContent } from './edited-file';

/** What undoing takes back while the text is not JSON. */
export const typing = 'Edit the code';

export const notFinished =
  'The code isn’t valid yet, so it wasn’t saved. Fix the marked places or undo your change.';

/**
 * What was typed into the text view and is not JSON yet. It is kept on the disk with the text that it
 * was made from, and counts as long as the document says that.
 */
export class UnfinishedText {
  private current: string | undefined;
  /** what was taken back last, as long as nothing else was done */
  private dropped: string | undefined;

  constructor(private readonly file: string) {}

  get text(): string | undefined {
    return this.current;
  }

  get canReturn(): boolean {
    return this.dropped !== undefined;
  }

  /** Finds what was kept when the editor ended, if it was made from this text. */
  restore(base: string): void {
    const kept = this.read();
    this.current = kept && kept.base === hashContent(base) ? kept.text : undefined;
    this.dropped = undefined;
  }

  keep(text: string, base: string): void {
    mkdirSync(dirname(this.file), { recursive: true });
    replaceFile(this.file, JSON.stringify({ base: hashContent(base), text }));
    this.current = text;
    this.dropped = undefined;
  }

  /**
   * Takes back what was typed, or brings it back.
   *
   * @returns whether there is something
   */
  go(kind: 'undo' | 'redo', base: string): boolean {
    const { current, dropped } = this;
    if (kind === 'undo' && current !== undefined) {
      this.forget();
      this.dropped = current;
      return true;
    }
    if (kind === 'undo' || dropped === undefined) return false;
    this.keep(dropped, base);
    return true;
  }

  /** What was typed was finished, or something else was done to the document. */
  forget(): void {
    if (this.current !== undefined) rmSync(this.file, { force: true });
    this.current = undefined;
    this.dropped = undefined;
  }

  private read(): { base: string; text: string } | undefined {
    if (!existsSync(this.file)) return undefined;
    try {
      const kept: unknown = JSON.parse(readFileSync(this.file, 'utf8'));
      const { base, text } = isObject(kept) ? kept : {};
      return typeof base === 'string' && typeof text === 'string' ? { base, text } : undefined;
    } catch {
      return undefined;
    }
  }
}

/** What can be undone and redone: what is being typed counts as the last step. */
export function describeSteps(
  history: History | undefined,
  { text, canReturn }: UnfinishedText,
): Pick<StateAnswer, 'undo' | 'redo' | 'unfinished'> {
  return {
    undo: text === undefined ? (history?.done.at(-1)?.label ?? null) : typing,
    redo: canReturn ? typing : (history?.undone.at(-1)?.label ?? null),
    ...(text !== undefined && { unfinished: text }),
  };
}
