import type {
  ConflictsAnswer,
  DocumentAnswer,
  DocumentState,
  DraftRequest,
  EditorProblem,
  StepAnswer,
} from '../editor-api';
import { applyChange } from '../model/apply-change';
import type { Change, Json } from '../model/change';
import type { Conflict, Side } from '../model/merge';
import { words } from '../words';
import { enqueue, type Edit } from './change-queue';
import { readRefusal, Unreachable, type Answered, type EditApi } from './edit-api';

/** What the editor shows of the document. */
export interface DocumentView extends Omit<DocumentAnswer, 'revision'> {
  revision: number;
  status: 'loading' | 'ready' | 'refused' | 'unreachable';
  /** changes that the server does not have yet */
  isSending: boolean;
  /** what the file and the editor both changed, until somebody decides */
  conflicts: Conflict[];
  /** the last thing that happened, for everybody to read and hear */
  message: { text: string; count: number };
}

const empty: DocumentView = {
  revision: -1,
  status: 'loading',
  problems: [],
  undo: null,
  redo: null,
  isSaved: true,
  fileHash: '',
  isSending: false,
  conflicts: [],
  message: { text: '', count: 0 },
};

/**
 * The document as the browser sees it. Changes are shown at once and sent one after the other; the
 * server keeps the history, so undo counts for all windows and survives a reload.
 */
export class DocumentStore {
  private view = empty;
  private waiting: Edit[] = [];
  private sending: Promise<void> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly api: EditApi) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): DocumentView => this.view;

  /** Says something in the line that screen readers read aloud. */
  announce(text: string): void {
    this.show({ message: { text, count: this.view.message.count + 1 } });
  }

  async load(): Promise<void> {
    await this.attempt(async () => {
      this.take(await this.api.get<DocumentAnswer>('document'));
    });
  }

  /** Looks whether another window has changed the document, where nothing waits to be sent. */
  async reload(): Promise<void> {
    if (this.view.status === 'ready' && !this.view.isSending) await this.load();
  }

  /** Sends what could not be sent. */
  async retry(): Promise<void> {
    await this.flush();
    await this.reload();
  }

  /** Shows changes at once and sends them. */
  change(edit: Edit): void {
    this.apply(edit.changes);
    // "Saved" is no longer true.
    if (this.view.isSaved) this.show({ message: { ...this.view.message, text: '' } });
    this.waiting = enqueue(this.waiting, edit);
    this.show({ isSending: true, isSaved: false });
    void this.flush();
  }

  async undo(): Promise<void> {
    await this.step('undo', words.undone);
  }

  async redo(): Promise<void> {
    await this.step('redo', words.redone);
  }

  /** Makes the fix of a problem that offers one. */
  async fix(problem: EditorProblem): Promise<void> {
    await this.flush();
    const index = this.view.problems.indexOf(problem);
    if (index >= 0) await this.step('fix', words.fixed, { revision: this.view.revision, index });
  }

  /** Writes the file; asks first where the file and the editor changed the same. */
  async save(choices?: readonly Side[]): Promise<void> {
    await this.flush();
    await this.attempt(async () => {
      const body = choices ? { choices } : {};
      const headers = { 'If-Match': this.view.fileHash };
      const answer = await this.api.post<DocumentAnswer | ConflictsAnswer>('save', body, headers);
      this.takeSaved(answer);
    });
  }

  /** Decides what becomes of changes that were made to another version of the file. */
  async settleDraft(choice: DraftRequest['choice']): Promise<void> {
    await this.attempt(async () => {
      const isTaken = this.take(await this.api.post<DocumentAnswer>('draft', { choice }));
      if (isTaken) this.announce(choice === 'keep' ? words.draftKept : words.draftDropped);
    });
  }

  leaveConflicts(): void {
    this.show({ conflicts: [] });
  }

  private takeSaved(answer: Answered<DocumentAnswer | ConflictsAnswer>): void {
    const { status, body } = answer;
    // What others have changed is a step of its own.
    const isMerged = 'undo' in body && body.undo !== this.view.undo;
    if ('conflicts' in body) this.show({ conflicts: body.conflicts, fileHash: body.fileHash });
    else if (this.take({ status, body })) {
      this.show({ conflicts: [] });
      const hasErrors = this.view.problems.some(({ severity }) => severity === 'error');
      const saved = isMerged ? words.savedMerged : words.saved;
      this.announce(hasErrors ? words.savedWithErrors : saved);
    }
  }

  private async step(name: string, said: (label: string) => string, body?: object): Promise<void> {
    await this.flush();
    await this.attempt(async () => {
      const answer = await this.api.post<StepAnswer | DocumentAnswer>(name, body);
      if (answer.status === 200 && 'changes' in answer.body) {
        const { changes, label, ...state } = answer.body;
        this.apply(changes);
        this.show(state);
        this.announce(said(label));
      } else if ('fileHash' in answer.body) {
        this.take({ status: 200, body: answer.body });
      }
    });
  }

  /** Sends what waits; resolves when the server has it all. */
  private flush(): Promise<void> {
    this.sending ??= this.attempt(() => this.sendAll()).finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    for (let edit = this.waiting[0]; edit; edit = this.waiting[0]) {
      this.waiting = this.waiting.slice(1);
      // oxlint-disable-next-line no-await-in-loop -- each change counts on the one before
      const isTaken = await this.send(edit).catch((error: unknown) => {
        if (edit) this.waiting = [edit, ...this.waiting];
        throw error;
      });
      if (!isTaken) this.waiting = [];
    }
    this.show({ isSending: false });
  }

  private async send(edit: Edit): Promise<boolean> {
    const { revision } = this.view;
    const answer = await this.api.post<DocumentState | DocumentAnswer>('changes', {
      revision,
      ...edit,
    });
    if (answer.status === 200) {
      this.show(answer.body);
      return true;
    }
    const refusal = readRefusal(answer.body);
    if ('fileHash' in answer.body) this.take({ status: 200, body: answer.body });
    else this.take(await this.api.get<DocumentAnswer>('document'));
    this.announce(refusal ?? words.changedElsewhere);
    return false;
  }

  private take({ status, body }: Answered<DocumentAnswer>): boolean {
    if (status !== 200) {
      if (status === 403) this.show({ status: 'refused' });
      this.announce(readRefusal(body) ?? words.failed);
      return false;
    }
    const { draft, ...rest } = body;
    this.show({ ...rest, draft, status: 'ready', isSending: this.waiting.length > 0 });
    return true;
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      if (this.view.status === 'unreachable') this.show({ status: 'ready' });
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      this.show({ status: 'unreachable' });
    }
  }

  private apply(changes: readonly Change[]): void {
    const before: Json | undefined = this.view.config;
    if (before === undefined) return;
    const config = changes.reduce(
      (value: Json, change) => applyChange(value, change).config,
      before,
    );
    this.show({ config });
  }

  private show(part: Partial<DocumentView>): void {
    this.view = { ...this.view, ...part };
    for (const listener of this.listeners) listener();
  }
}
