import type {
  ConflictsAnswer,
  DocumentAnswer,
  StateAnswer,
  DraftRequest,
  StepAnswer,
  TextAnswer,
} from '../../protocol/editor-api';
import type { EditorProblem } from '../../model/explain-problem';
import { isSame, type Json, type Path } from '../../../utils/json';
import type { Side } from '../../model/merge';
import { words } from '../../words';
import { emptyView, isSameView, type DocumentView } from './document-view';
import { applyTo, enqueue, listChanges, rebaseEdits, type Edit } from './change-queue';
import { readRefusal, type Answered, type EditApi } from './edit-api';
import { findChangedPlace } from './find-changed-place';
import { isSameProblem, keepProblems } from './problem-index';
import { RequestQueue } from './request-queue';

/**
 * The document as the browser sees it. Changes are shown at once; whatever is asked of the server is
 * asked one after the other, as each answer is about what the one before left. The server keeps the
 * history, so undo counts for all windows and survives a reload.
 */
export class DocumentStore {
  private view = emptyView;
  /** the document as the server has it: what is shown, without what waits */
  private known: Json | undefined;
  private waiting: Edit[] = [];
  /** what is typed as text and the server does not have yet; null takes back what it has */
  private typed: string | null | undefined;
  private readonly requests = new RequestQueue((isReached) => {
    if (!isReached) this.show({ status: 'unreachable', isSaving: false });
    else if (this.view.status === 'unreachable') this.show({ status: 'ready' });
  });
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
    await this.requests.add(async () => this.take(await this.api.get<DocumentAnswer>('document')));
  }

  /** Looks whether another window has changed the document, where nothing waits to be sent. */
  async reload(): Promise<void> {
    if (this.view.status === 'ready' && !this.view.isSending) await this.load();
  }

  /** Sends what could not be sent. */
  async retry(): Promise<void> {
    await this.requests.add(() => this.sendAll());
    await this.reload();
  }

  /** Shows changes at once and sends them. While a text is being typed, only what finishes it counts. */
  change(edit: Edit): void {
    if (this.view.unfinished !== undefined && !edit.isTyped) {
      this.announce(words.finishText);
      return;
    }
    this.typed = undefined;
    const config = applyTo(this.view.config, edit.changes);
    this.waiting = enqueue(this.waiting, edit);
    // "Saved" is no longer true.
    const message = this.view.isSaved ? { ...this.view.message, text: '' } : this.view.message;
    this.show({ config, message, isSending: true, isSaved: false, unfinished: undefined });
    void this.requests.add(() => this.sendAll());
  }

  /** Keeps what is typed as text and is not JSON yet; null when it says the same as before. */
  async keepUnfinished(text: string | null): Promise<void> {
    this.typed = text;
    this.show({ unfinished: text ?? undefined, isSaved: false });
    await this.requests.add(async () => {
      await this.sendAll();
      // More was typed meanwhile, or it was finished.
      if (this.typed !== text) return;
      const body = { revision: this.view.revision, text };
      const answer = await this.api.post<StateAnswer | DocumentAnswer>('unfinished', body);
      if (this.typed === text) this.typed = undefined;
      if (answer.status === 200) this.showState(answer.body);
      else this.takeRefused(answer);
    });
  }

  /** The document as text, once the server has all changes; undefined if it does not say. */
  async readText(): Promise<string | undefined> {
    return this.requests.add(async () => {
      await this.sendAll();
      const { status, body } = await this.api.get<TextAnswer>('text');
      return status === 200 ? body.text : undefined;
    });
  }

  /** Writes a text in place of a file that is not JSON. */
  async repair(text: string): Promise<void> {
    await this.requests.add(async () => {
      const { revision } = this.view;
      const answer = await this.api.post<DocumentAnswer>('repair', { revision, text });
      this.typed = undefined;
      this.take(answer);
    });
  }

  /** Takes the last step back. Answers with the place that it changed, if it did. */
  readonly undo = (): Promise<Path | undefined> => this.step('undo', words.undone);

  /** Makes the step again that was last taken back. Answers with the place that it changed, if it did. */
  readonly redo = (): Promise<Path | undefined> => this.step('redo', words.redone);

  /** Makes the fix of a problem that offers one, or notes that there is nothing to fix. */
  async fix(problem: EditorProblem): Promise<void> {
    const [name, said] = problem.fix?.isNote ? ['accept', words.noted] : ['fix', words.fixed];
    await this.step(name, said, () => {
      const index = this.view.problems.findIndex((each) => isSameProblem(each, problem));
      return index < 0 ? undefined : { revision: this.view.revision, index };
    });
  }

  /** Makes the document what an earlier version of the file says. */
  async restore(name: string): Promise<void> {
    await this.step('restore', words.restored, () => ({ revision: this.view.revision, name }));
  }

  /** Writes the file; asks first where the file and the editor changed the same. */
  async save(choices?: readonly Side[]): Promise<void> {
    if (this.view.unfinished !== undefined) {
      this.announce(words.notSaved);
      return;
    }
    await this.requests.add(async () => {
      this.show({ isSaving: true });
      await this.sendAll();
      const body = choices ? { choices } : {};
      const headers = { 'If-Match': this.view.fileHash };
      const answer = await this.api.post<DocumentAnswer | ConflictsAnswer>('save', body, headers);
      this.show({ isSaving: false });
      this.takeSaved(answer);
    });
  }

  /** Decides what becomes of changes that were made to another version of the file. */
  async settleDraft(choice: DraftRequest['choice']): Promise<void> {
    await this.requests.add(async () => {
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

  /** @param describe what the server needs to know; undefined if there is nothing to do after all */
  private async step(
    name: string,
    said: (label: string) => string,
    describe: () => object | undefined = () => ({}),
  ): Promise<Path | undefined> {
    return this.requests.add(async () => {
      await this.sendAll();
      const body = describe();
      if (!body) return undefined;
      const answer = await this.api.post<StepAnswer | DocumentAnswer>(name, body);
      if (answer.status !== 200 || !('changes' in answer.body)) {
        this.takeRefused(answer);
        return undefined;
      }
      const { changes, label, ...state } = answer.body;
      this.showState(state);
      this.know(applyTo(this.known, changes));
      this.announce(said(label));
      return findChangedPlace(this.known, changes);
    });
  }

  /** Says why nothing was done, and shows the document that came with the answer. */
  private takeRefused({ status, body }: Answered<StateAnswer | DocumentAnswer>): void {
    if (status === 403) this.show({ status: 'refused' });
    if ('fileHash' in body) this.take({ status: 200, body });
    this.announce(readRefusal(body) ?? words.changedElsewhere);
  }

  private async sendAll(): Promise<void> {
    for (let edit = this.waiting[0]; edit; edit = this.waiting[0]) {
      this.waiting = this.waiting.slice(1);
      // oxlint-disable-next-line no-await-in-loop -- each change counts on the one before
      const isTaken = await this.send(edit).catch((error: unknown) => {
        if (edit) this.waiting = [edit, ...this.waiting];
        throw error;
      });
      if (isTaken) this.known = applyTo(this.known, edit.changes);
    }
    this.show({ isSending: false });
  }

  private async send(edit: Edit): Promise<boolean> {
    const body = { revision: this.view.revision, ...edit };
    const answer = await this.api.post<StateAnswer | DocumentAnswer>('changes', body);
    if (answer.status === 200) {
      this.showState(answer.body);
      return true;
    }
    if ('fileHash' in answer.body) {
      // It was made on another document than there is now.
      this.waiting = [edit, ...this.waiting];
      this.take({ status: 200, body: answer.body });
      return false;
    }
    // What waits was made on this change.
    this.waiting = [];
    this.show({ config: this.known });
    this.take(await this.api.get<DocumentAnswer>('document'));
    this.announce(readRefusal(answer.body) ?? words.failed);
    return false;
  }

  /** Shows the document that came with an answer, also with one that refuses (409); says why it does. */
  private take({ status, body }: Answered<DocumentAnswer>): boolean {
    if (status === 403) this.show({ status: 'refused' });
    if (status === 200 || status === 409) {
      const { draft, fileFault, config, ...rest } = body;
      this.know(config);
      this.showState(rest);
      this.show({ fileHash: rest.fileHash, fileFault, draft, status: 'ready' });
      if (!rest.isChecked) void this.requests.add(() => this.awaitCheck());
    }
    if (status !== 200) this.announce(readRefusal(body) ?? words.failed);
    return status === 200;
  }

  private async awaitCheck(): Promise<void> {
    const { revision } = this.view;
    const answer = await this.api.get<StateAnswer | DocumentAnswer>(`state?revision=${revision}`);
    if (answer.status === 200) this.showState(answer.body);
    else this.takeRefused(answer);
  }

  /** Shows what the server has. On another document than before, what waits goes where it belongs now. */
  private know(config: Json | undefined): void {
    if (isSame(config, this.known)) return;
    const waited = this.waiting;
    this.waiting = rebaseEdits(waited, this.known, config);
    this.known = config;
    this.show({ config: applyTo(config, listChanges(this.waiting)) });
    if (waited[0]) this.announce(this.waiting[0] ? words.joinedElsewhere : words.changedElsewhere);
  }

  /** What is typed and was not sent yet counts more than what the server has. */
  private showState({ unfinished, isSaved, ...state }: StateAnswer): void {
    const typed = this.typed === undefined ? unfinished : (this.typed ?? undefined);
    const problems = keepProblems(this.view.problems, state.problems);
    // All at once: each time, the editor is drawn again.
    const isSending = this.waiting.length > 0;
    this.show({ ...state, isSaved: isSaved && !isSending, isSending, problems, unfinished: typed });
  }

  private show(part: Partial<DocumentView>): void {
    const next = { ...this.view, ...part };
    if (isSameView(next, this.view)) return;
    this.view = next;
    for (const listener of this.listeners) listener();
  }
}
