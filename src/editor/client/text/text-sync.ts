import { listChanges } from '../../model/list-changes';
import { isSame, type Json } from '../../../utils/json';
import type { DocumentStore } from '../state/document-store';
import type { DocumentView } from '../state/document-view';
import { words } from '../../words';
import { findSyntaxErrors } from '../../../check/brackets/find-syntax-errors';
import type { SyntaxDiagnostic } from '../../../check/diagnostic';
import { readSource } from '../../../check/json/read-source';

/** What a text says, or what keeps it from being read: the faults that the command line reports. */
export type TypedText = { config: Json } | { faults: readonly SyntaxDiagnostic[] };

/** Reads what somebody has typed. */
export function readTyped(text: string): TypedText {
  const { finding } = readSource(text);
  const faults = finding ? [finding] : findSyntaxErrors(text);
  return faults.length > 0 ? { faults } : { config: JSON.parse(text) as Json };
}

/** Where the document is shown as text. */
export interface ShownText {
  readonly text: string;
  showText: (text: string) => void;
  /** what was typed so far is a step of the document now */
  closeStep: () => void;
}

/** What is typed in a row within this time, in milliseconds, is read at once. */
const readAfter = 100;

/**
 * Keeps a text and the document in step. What is typed becomes changes at the places that differ; as
 * long as it is not JSON, it is kept as it is. What is changed elsewhere is put into the text.
 */
export class TextSync {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private before: DocumentView;
  private readonly unsubscribe: () => void;

  /** @param onSync called whenever both are in step, or the text is not JSON */
  constructor(
    private readonly store: DocumentStore,
    private readonly shown: ShownText,
    private readonly onSync: () => void,
  ) {
    this.before = store.read();
    this.unsubscribe = store.subscribe(() => this.hear());
  }

  noteTyping(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), readAfter);
  }

  /** Reads what was typed, if it was not read yet. */
  flush(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const { text } = this.shown;
    const typed = readTyped(text);
    const { config, unfinished } = this.store.read();
    if ('faults' in typed || config === undefined) {
      if (text !== unfinished) void this.store.keepUnfinished(text);
    } else {
      const changes = listChanges(config, typed.config);
      if (changes.length > 0) {
        this.store.change({ label: words.typeText, changes, isTyped: true });
        this.shown.closeStep();
      } else if (unfinished !== undefined) {
        void this.store.keepUnfinished(null);
      }
    }
    void this.follow();
  }

  /**
   * Shows what the document says, if the text says something else.
   *
   * @param isWritten the file was written just now: the text gets the form that it has there
   */
  async follow(isWritten = false): Promise<void> {
    if (this.timer !== undefined) return;
    const { unfinished } = this.store.read();
    const text =
      unfinished ?? (isWritten || !this.isInStep() ? await this.store.readText() : undefined);
    // Whoever has typed on meanwhile is followed afterwards.
    if (this.timer !== undefined) return;
    if (text !== undefined && text !== this.shown.text) this.shown.showText(text);
    this.onSync();
  }

  /** Reads what was typed, and nothing any more. */
  end(): void {
    this.flush();
    this.unsubscribe();
  }

  private hear(): void {
    const { before } = this;
    const now = this.store.read();
    this.before = now;
    const isAsBefore =
      now.config === before.config &&
      now.unfinished === before.unfinished &&
      now.problems === before.problems &&
      now.isSaved === before.isSaved;
    if (!isAsBefore) void this.follow(now.isSaved && !before.isSaved);
  }

  private isInStep(): boolean {
    const typed = readTyped(this.shown.text);
    return 'config' in typed && isSame(typed.config, this.store.read().config);
  }
}
