import { join } from 'node:path';
import type { CheckResult } from '../../check/check-config';
import { findSyntaxErrors } from '../../check/brackets/find-syntax-errors';
import type {
  ChangesRequest,
  DocumentAnswer,
  FixRequest,
  RepairRequest,
  RestoreRequest,
  StateAnswer,
  StepAnswer,
  UnfinishedRequest,
} from '../protocol/editor-api';
import { ChangeError } from '../model/apply-change';
import type { Json } from '../../utils/json';
import { closeStep, redoStep, undoStep } from '../model/undo-history';
import { listChanges } from '../model/list-changes';
import type { Side } from '../model/merge';
import { writeDraft, readText, writeConfig } from '../model/write-config';
import { describeDocument, findNewFault, isDocumentSaved } from './describe-document';
import {
  describeDraft,
  openState,
  playEntry,
  readLog,
  type DocumentState,
  type Draft,
} from './document-state';
import type { DraftCheck } from './draft-check';
import { AutosaveLog, type StepEntry } from './autosave-log';
import { hashContent, missingFile, readEditedFile } from './edited-file';
import { mergeFile, type MergedFile } from './merge-file';
import { planFix, type PlannedStep } from './describe-problems';
import { OutdatedRevision } from './read-body';
import { notFinished, typing, UnfinishedText } from './unfinished-text';
import { keepReplaced, readVersion, writeVersion } from './versions';

const fromOutside = 'Changes made outside the editor';

/** The one document of the editor: what the file says, what was changed, and how to go back. */
export class EditedDocument {
  private readonly log: AutosaveLog;
  readonly versionsFolder: string;
  private readonly unfinished: UnfinishedText;
  /** undefined while the file is not JSON */
  private state: DocumentState | undefined;
  /** unsaved changes to a file that says something else now */
  private pending: Draft | undefined;
  private revision = 1;
  private draft = '';
  private hash = '';
  /** undefined until somebody asks about the document as it is */
  private found: CheckResult | undefined;

  /** @param folder where drafts and earlier versions are kept */
  constructor(
    private readonly configFile: string,
    folder: string,
    private readonly draftCheck: DraftCheck,
  ) {
    this.log = new AutosaveLog(join(folder, 'draft.jsonl'));
    this.versionsFolder = join(folder, 'versions');
    this.unfinished = new UnfinishedText(join(folder, 'unfinished.json'));
    this.open();
  }

  /** What pages are made from: the document, if it has no errors. */
  get checked(): CheckResult {
    return this.check();
  }

  /** What the file says, as it was when it was last read or written, if that has no errors. */
  checkSaved(): CheckResult | undefined {
    return this.state && this.draftCheck.check(this.state.file.text);
  }

  /**
   * The document as it is, after a look at the file.
   *
   * @param waits whether it is checked first, if it was not yet: that can take seconds
   */
  read(waits = true): DocumentAnswer {
    this.followFile();
    if (this.state && this.found && this.draftCheck.hasOtherFiles()) this.commit(this.state);
    return {
      ...this.describe(waits),
      config: this.state?.history.config,
      fileHash: this.hash,
      fileFault: findNewFault(this.configFile, this.hash),
      ...describeDraft(this.pending),
    };
  }

  /** What the document that the browser knows leads to. */
  readState(revision: number): StateAnswer {
    this.assertRevision(revision);
    this.log.beginNow();
    return this.describe();
  }

  change({ revision, ...step }: ChangesRequest): StateAnswer {
    this.assertRevision(revision);
    this.play({ kind: 'step', ...step, time: Date.now() });
    return this.describe();
  }

  /** The document as the text view shows it: what saving would write, or what is being typed. */
  writeText(): string {
    const { state, draft, unfinished } = this;
    if (unfinished.text !== undefined) return unfinished.text;
    return state ? writeConfig(state.history.config, state.file) : draft;
  }

  /** Keeps what was typed as text and is not JSON yet; null when it says the same as before. */
  keepUnfinished({ revision, text }: UnfinishedRequest): StateAnswer {
    this.assertRevision(revision);
    if (text === null) this.unfinished.forget();
    else this.unfinished.keep(text, this.draft);
    this.revision += 1;
    return this.describe();
  }

  /** Writes a text in place of a file that is not JSON, and opens it. */
  repair({ revision, text }: RepairRequest): DocumentAnswer {
    this.assertRevision(revision);
    const now = readEditedFile(this.configFile);
    if (this.state || (now ?? missingFile).hash !== this.hash) throw new OutdatedRevision();
    if (findSyntaxErrors(text).length > 0) throw new ChangeError(notFinished);
    writeVersion(this.configFile, this.versionsFolder, text);
    this.unfinished.forget();
    return this.read();
  }

  /** Makes the fix of a problem. */
  fix({ revision, index }: FixRequest): StepAnswer {
    this.assertRevision(revision);
    this.settled();
    return this.makeStep(planFix(this.check(), this.draft, index));
  }

  /** Makes the document what an earlier version of the file says. */
  restore({ revision, name }: RestoreRequest): StepAnswer {
    this.assertRevision(revision);
    return this.changeTo(readVersion(this.versionsFolder, name), 'Restore an earlier version');
  }

  /** Takes the last step back, or makes it again. */
  go(kind: 'undo' | 'redo'): StepAnswer {
    const { history } = this.settled();
    if (this.unfinished.go(kind, this.draft)) {
      this.revision += 1;
      return { ...this.describe(), changes: [], label: typing };
    }
    const moved = kind === 'undo' ? undoStep(history) : redoStep(history);
    if (!moved) throw new ChangeError(`There is nothing to ${kind}.`);
    this.play({ kind });
    return { ...this.describe(), changes: [...moved.changes], label: moved.label };
  }

  /**
   * Writes the document to the file, merged with what the file says by now.
   *
   * @param known the hash of the file as the browser knows it
   * @throws OutdatedRevision, UnresolvedConflicts
   */
  save(known: string, choices: readonly Side[] = []): DocumentAnswer {
    const { hash, history, file } = this.settled();
    if (this.unfinished.text !== undefined) throw new ChangeError(notFinished);
    const now = readEditedFile(this.configFile);
    const isChanged = now && now.hash !== hash;
    if (!isChanged && known !== hash) throw new OutdatedRevision();
    const mine = history.config;
    const counted = known === now?.hash ? choices : [];
    this.takeOver(
      isChanged ? mergeFile(file.config, mine, now, counted) : { config: mine, from: file },
    );
    return this.read();
  }

  /** Writes the document to the file, merged with what others have made of it. */
  takeOver({ config, from }: MergedFile): void {
    this.changeTo(config, fromOutside);
    const text = writeConfig(config, from);
    writeVersion(this.configFile, this.versionsFolder, text);
    this.begin(text, hashContent(text));
  }

  /** Decides about unsaved changes to a file that says something else now. */
  settleDraft(choice: 'keep' | 'discard'): DocumentAnswer {
    const { pending } = this;
    if (!pending) throw new OutdatedRevision();
    this.pending = undefined;
    if (choice === 'keep') this.commit(pending.state);
    else {
      this.log.drop();
      this.open();
    }
    return this.read();
  }

  private check(): CheckResult {
    const { state, draft } = this;
    this.found ??= state && this.draftCheck.checkVersion(state.history.config, draft);
    return this.found ?? { problems: [] };
  }

  private open(): void {
    const file = readEditedFile(this.configFile) ?? missingFile;
    const entries = this.log.read();
    const { state, draft } = readLog(entries, file);
    this.pending = draft;
    if (state?.hash === file.hash) this.commit(state);
    else if (state) {
      this.state = state;
      this.begin(file.text, file.hash);
    } else if (file.isJson) {
      if (!this.pending) this.log.beginLater({ kind: 'begin', hash: file.hash, text: file.text });
      this.commit(openState(file.text, file.hash));
    } else {
      const [last] = entries;
      if (last?.kind === 'begin') keepReplaced(this.versionsFolder, last);
      this.draft = file.text;
      this.hash = file.hash;
      this.state = undefined;
      this.revision += 1;
      this.found = this.draftCheck.check(file.bytes);
    }
    this.unfinished.restore(this.draft);
  }

  /** Takes over what others have written to the file, if nothing of ours is unsaved. */
  private followFile(): void {
    const file = readEditedFile(this.configFile);
    if (!file || file.hash === this.hash) return;
    if (!this.state || this.pending) return this.open();
    if (!file.isJson || !isDocumentSaved(this.state, this.unfinished)) return;
    this.changeTo(openState(file.text, file.hash).history.config, fromOutside);
    this.begin(file.text, file.hash);
  }

  private changeTo(config: Json, label: string): StepAnswer {
    return this.makeStep({ changes: listChanges(this.settled().history.config, config), label });
  }

  private makeStep(step: PlannedStep): StepAnswer {
    if (step.changes.length > 0) this.play({ kind: 'step', ...step, time: Date.now() });
    return { ...this.describe(), ...step };
  }

  /** The document is what the file says now; all steps stay, and the next one is one of its own. */
  private begin(text: string, hash: string): void {
    const { config, done, undone } = closeStep(this.settled().history);
    this.log.begin({ kind: 'begin', hash, text, done, undone });
    this.commit({ history: { config, done, undone }, file: readText(text, config), hash });
  }

  /** What happens counts once it is on the disk. */
  private play(entry: StepEntry): void {
    const next = playEntry(this.settled(), entry);
    this.log.add(entry);
    this.unfinished.forget();
    this.commit(next);
  }

  private commit(state: DocumentState): void {
    this.state = state;
    this.hash = state.hash;
    this.draft = writeDraft(state.history.config, state.file);
    this.revision += 1;
    this.found = undefined;
  }

  private settled(): DocumentState {
    if (this.state && !this.pending) return this.state;
    throw new OutdatedRevision();
  }

  private assertRevision(revision: number): void {
    if (revision !== this.revision) throw new OutdatedRevision();
  }

  private describe(waits = true): StateAnswer {
    const { revision, state, draft, unfinished } = this;
    const found = waits ? this.check() : this.found;
    return describeDocument({ revision, state, draft, unfinished }, found);
  }
}
