import { join } from 'node:path';
import type { CheckResult } from '../../src/config/check-config';
import type { SiteConfig } from '../../src/generated/config-types';
import { applyEdits } from '../../src/config/json/apply-edits';
import type {
  ChangesRequest,
  DocumentAnswer,
  EarlierVersion,
  FixRequest,
  RestoreRequest,
  StateAnswer,
  StepAnswer,
} from '../../src/editor/editor-api';
import { ChangeError } from '../../src/editor/model/apply-change';
import type { Change, Json } from '../../src/editor/model/change';
import { closeStep, redoStep, undoStep } from '../../src/editor/model/history';
import { listChanges } from '../../src/editor/model/list-changes';
import { mergeConfigs, type Side } from '../../src/editor/model/merge';
import {
  readText,
  writeConfig,
  writeDraft,
  type ReadText,
} from '../../src/editor/model/write-config';
import { replaceFile } from '../read/config-file';
import { describeProblems } from './describe-problems';
import {
  isStateSaved,
  openState,
  playEntry,
  readDraft,
  type DocumentState,
  type Draft,
} from './document-state';
import type { DraftCheck } from './draft-check';
import { DraftLog, type StepEntry } from './draft-log';
import { hashText, readEditedFile, type EditedFile } from './edited-file';
import { OutdatedRevision, UnresolvedConflicts } from './refusals';
import { keepVersion, listVersions, readVersion } from './versions';

const missingFile: EditedFile = { bytes: new Uint8Array(), text: '', hash: '', isJson: false };

/** The one document of the editor: what the file says, what was changed, and how to go back. */
export class EditedDocument {
  private readonly log: DraftLog;
  private readonly versionsFolder: string;
  /** undefined while the file is not JSON */
  private state: DocumentState | undefined;
  /** unsaved changes to a file that says something else now */
  private pending: Draft | undefined;
  private revision = 1;
  private text = '';
  private hash = '';
  private checked: CheckResult = { problems: [] };

  /** @param folder where drafts and earlier versions are kept */
  constructor(
    private readonly configFile: string,
    folder: string,
    private readonly draftCheck: DraftCheck,
  ) {
    this.log = new DraftLog(join(folder, 'draft.jsonl'));
    this.versionsFolder = join(folder, 'versions');
    this.open();
  }

  /** What pages are made from: the document, if it has no errors. */
  get checkedConfig(): SiteConfig | undefined {
    return this.checked.config;
  }

  /** What the file says, as it was when it was last read or written, if that has no errors. */
  checkSaved(): SiteConfig | undefined {
    return this.state && this.draftCheck.check(this.state.file.text).config;
  }

  /** The document as it is, after a look at the file. */
  read(): DocumentAnswer {
    this.followFile();
    if (this.state && this.draftCheck.hasOtherFiles()) this.commit(this.state);
    const config = this.state?.history.config;
    return {
      ...this.describe(),
      ...(config !== undefined && { config }),
      fileHash: this.hash,
      ...(this.pending && {
        draft: {
          savedAt: new Date(this.pending.savedAt).toISOString(),
          changes: this.pending.steps,
        },
      }),
    };
  }

  change({ revision, label, changes }: ChangesRequest): StateAnswer {
    this.assertRevision(revision);
    this.play({ kind: 'step', label, changes, time: Date.now() });
    return this.describe();
  }

  /** Makes the fix of a problem. */
  fix({ revision, index }: FixRequest): StepAnswer {
    this.assertRevision(revision);
    const { fix, source } = this.checked.problems[index] ?? {};
    if (!fix || source) throw new ChangeError('This problem has no fix that is certain.');
    const config = this.settled().history.config;
    const fixed = JSON.parse(applyEdits(this.text, fix.edits)) as Json;
    const changes = listChanges(config, fixed);
    this.play({ kind: 'step', label: fix.title, changes, time: Date.now() });
    return { ...this.describe(), changes, label: fix.title };
  }

  undo(): StepAnswer {
    return this.go('undo');
  }

  redo(): StepAnswer {
    return this.go('redo');
  }

  /**
   * Writes the document to the file, merged with what the file says by now.
   *
   * @param known the hash of the file as the browser knows it
   * @throws OutdatedRevision, UnresolvedConflicts
   */
  save(known: string, choices: readonly Side[] = []): DocumentAnswer {
    const { hash, history, file } = this.settled();
    const now = readEditedFile(this.configFile);
    const isChanged = now && now.hash !== hash;
    if (!isChanged && known !== hash) throw new OutdatedRevision();
    const { config, from } = isChanged
      ? this.merge(now, known === now.hash ? choices : [])
      : { config: history.config, from: file };
    const text = writeConfig(config, from);
    if (now) keepVersion(this.versionsFolder, now.text, now.hash);
    replaceFile(this.configFile, text);
    this.begin(text, hashText(text));
    return this.read();
  }

  get versions(): EarlierVersion[] {
    return listVersions(this.versionsFolder);
  }

  /** What would have to be changed for the document to be what a version says. */
  compareVersion(name: string): Change[] {
    const version = readVersion(this.versionsFolder, name);
    return listChanges(this.settled().history.config, version);
  }

  restore({ revision, name }: RestoreRequest): StepAnswer {
    this.assertRevision(revision);
    const changes = this.compareVersion(name);
    const label = 'Restore an earlier version';
    this.play({ kind: 'step', label, changes, time: Date.now() });
    return { ...this.describe(), changes, label };
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

  private open(): void {
    const file = readEditedFile(this.configFile) ?? missingFile;
    const draft = readDraft(this.log.read(), file);
    const isOurs = draft?.state.hash === file.hash;
    this.pending = draft && !isOurs ? draft : undefined;
    if (draft && isOurs) {
      this.commit(draft.state);
      return;
    }
    if (!file.isJson) {
      this.text = file.text;
      this.hash = file.hash;
      this.state = undefined;
      this.revision += 1;
      this.checked = this.draftCheck.check(file.bytes);
      return;
    }
    if (!this.pending) this.log.begin({ kind: 'begin', hash: file.hash, text: file.text });
    this.commit(openState(file.text, file.hash));
  }

  /** Takes over what others have written to the file, if nothing of ours is unsaved. */
  private followFile(): void {
    const file = readEditedFile(this.configFile);
    if (!file || file.hash === this.hash) return;
    if (!this.state || this.pending) {
      this.open();
      return;
    }
    if (!file.isJson || !isStateSaved(this.state)) return;
    const theirs = openState(file.text, file.hash).history.config;
    this.playStep('Changes from outside of the editor', theirs);
    this.begin(file.text, file.hash);
  }

  /** @returns what to write, and the text whose spelling counts: what is not mine is theirs */
  private merge(file: EditedFile, choices: readonly Side[]): { config: Json; from: ReadText } {
    if (!file.isJson) {
      throw new ChangeError(
        'The file was changed and is not JSON any more. Correct or delete it, then save again.',
      );
    }
    const state = this.settled();
    const from = readText(file.text);
    const { config, conflicts } = mergeConfigs(
      state.file.config,
      state.history.config,
      from.config,
      choices,
    );
    if (conflicts.length > choices.length) {
      throw new UnresolvedConflicts({ conflicts, fileHash: file.hash });
    }
    this.playStep('Changes from outside of the editor', config);
    return { config, from };
  }

  private playStep(label: string, config: Json): void {
    const changes = listChanges(this.settled().history.config, config);
    if (changes.length > 0) this.play({ kind: 'step', label, changes, time: Date.now() });
  }

  private go(kind: 'undo' | 'redo'): StepAnswer {
    const { history } = this.settled();
    const moved = kind === 'undo' ? undoStep(history) : redoStep(history);
    if (!moved) throw new ChangeError(`There is nothing to ${kind}.`);
    this.play({ kind });
    const changes: Change[] = [...moved.changes];
    return { ...this.describe(), changes, label: moved.label };
  }

  /** The document is what the file says now; all steps stay, and the next one is one of its own. */
  private begin(text: string, hash: string): void {
    const { history } = this.settled();
    const { config, done, undone } = closeStep(history);
    this.log.begin({ kind: 'begin', hash, text, done, undone });
    this.commit({ history: { config, done, undone }, file: readText(text, config), hash });
  }

  /** What happens counts once it is on the disk. */
  private play(entry: StepEntry): void {
    const next = playEntry(this.settled(), entry);
    this.log.add(entry);
    this.commit(next);
  }

  private commit(state: DocumentState): void {
    this.state = state;
    this.hash = state.hash;
    this.text = writeDraft(state.history.config, state.file);
    this.revision += 1;
    this.checked = this.draftCheck.check(this.text);
  }

  private settled(): DocumentState {
    if (this.state && !this.pending) return this.state;
    throw new OutdatedRevision();
  }

  private assertRevision(revision: number): void {
    if (revision !== this.revision) throw new OutdatedRevision();
  }

  private describe(): StateAnswer {
    const { state } = this;
    return {
      revision: this.revision,
      problems: describeProblems(this.checked.problems, state?.history.config),
      undo: state?.history.done.at(-1)?.label ?? null,
      redo: state?.history.undone.at(-1)?.label ?? null,
      isSaved: state === undefined || isStateSaved(state),
    };
  }
}
