import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findTextFaults } from '../../src/config/brackets/find-text-faults';
import type { CheckResult } from '../../src/config/check-config';
import type { SiteConfig } from '../../src/generated/config-types';
import { applyEdits } from '../../src/config/json/apply-edits';
import { readSource } from '../../src/config/json/read-source';
import type {
  ChangesRequest,
  ConflictsAnswer,
  DocumentAnswer,
  DocumentState as StateAnswer,
  FixRequest,
  StepAnswer,
} from '../../src/editor/editor-api';
import { ChangeError } from '../../src/editor/model/apply-change';
import type { Change, Json } from '../../src/editor/model/change';
import { redoStep, undoStep } from '../../src/editor/model/history';
import { listChanges } from '../../src/editor/model/list-changes';
import { mergeConfigs, type Side } from '../../src/editor/model/merge';
import { writeConfig, writeDraft } from '../../src/editor/model/write-config';
import { readConfigFile, replaceFile } from '../read/config-file';
import { describeProblems } from './describe-problems';
import { isStateSaved, openState, playEntry, playLog, type DocumentState } from './document-state';
import type { DraftCheck } from './draft-check';
import { DraftLog, type DraftEntry } from './draft-log';
import { keepVersion } from './versions';
import { readSizeLimit } from '../read/size-limit';

/** The request was made on another revision than the one that is there now. */
export class OutdatedRevision extends Error {}

/** Both sides have changed the same; somebody has to choose. */
export class UnresolvedConflicts extends Error {
  constructor(readonly answer: ConflictsAnswer) {
    super('The file has changed in the same places.');
  }
}

interface ReadFile {
  bytes: Uint8Array;
  text: string;
  hash: string;
  isJson: boolean;
}

const missingFile: ReadFile = { bytes: new Uint8Array(), text: '', hash: '', isJson: false };

/** The one document of the editor: what the file says, what was changed, and how to go back. */
export class EditedDocument {
  private readonly log: DraftLog;
  /** undefined while the file is not JSON */
  private state: DocumentState | undefined;
  /** unsaved changes to a file that says something else now */
  private pending: { state: DocumentState; savedAt: number; steps: number } | undefined;
  private revision = 1;
  private text = '';
  private hash = '';
  private checked: CheckResult = { problems: [] };

  /** @param folder where drafts and earlier versions are kept */
  constructor(
    private readonly configFile: string,
    private readonly folder: string,
    private readonly draftCheck: DraftCheck,
  ) {
    this.log = new DraftLog(join(folder, 'draft.jsonl'));
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
    const fix = this.checked.problems[index]?.fix;
    if (!fix) throw new ChangeError('This problem has no fix that is certain.');
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
    const { hash } = this.settled();
    const now = this.readFile();
    if (now && now.hash !== hash) this.merge(now, known === now.hash ? choices : []);
    else if (known !== hash) throw new OutdatedRevision();
    const state = this.settled();
    const text = writeConfig(state.history.config, state.file);
    if (now) keepVersion(join(this.folder, 'versions'), now.text, now.hash);
    replaceFile(this.configFile, text);
    this.play({ kind: 'saved', hash: hashText(text), text });
    return this.read();
  }

  /** Decides about unsaved changes to a file that says something else now. */
  settleDraft(choice: 'keep' | 'discard'): DocumentAnswer {
    const { pending } = this;
    if (!pending) throw new OutdatedRevision();
    this.pending = undefined;
    if (choice === 'keep') this.commit(pending.state);
    else this.open(true);
    return this.read();
  }

  private open(ignoreDraft = false): void {
    const file = this.readFile() ?? missingFile;
    const draft = ignoreDraft ? undefined : this.readDraft();
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

  /** What was left unsaved when the editor ended. */
  private readDraft(): typeof this.pending {
    const entries = this.log.read();
    const state = playLog(entries);
    if (!state || isStateSaved(state)) return undefined;
    const steps = entries.slice(entries.findLastIndex(({ kind }) => kind === 'saved') + 1);
    const times = steps.flatMap((entry) => (entry.kind === 'step' ? entry.time : []));
    return { state, savedAt: Math.max(0, ...times), steps: times.length };
  }

  /** Takes over what others have written to the file, if nothing of ours is unsaved. */
  private followFile(): void {
    const file = this.readFile();
    if (!file || file.hash === this.hash) return;
    if (!this.state || this.pending) {
      this.open();
      return;
    }
    if (!file.isJson || !isStateSaved(this.state)) return;
    const theirs = openState(file.text, file.hash).history.config;
    this.playStep('Changes from outside of the editor', theirs);
    this.play({ kind: 'saved', hash: file.hash, text: file.text });
  }

  private merge(file: ReadFile, choices: readonly Side[]): void {
    if (!file.isJson) {
      throw new ChangeError(
        'The file was changed and is not JSON any more. Correct or delete it, then save again.',
      );
    }
    const state = this.settled();
    const theirs = openState(file.text, file.hash).history.config;
    const merged = mergeConfigs(state.file.config, state.history.config, theirs, choices);
    const { conflicts } = merged;
    if (conflicts.length > choices.length) {
      throw new UnresolvedConflicts({ conflicts, fileHash: file.hash });
    }
    this.playStep('Changes from outside of the editor', merged.config);
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

  /** What happens counts once it is on the disk. */
  private play(entry: DraftEntry): void {
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

  /** Undefined when there is no such file. */
  private readFile(): ReadFile | undefined {
    if (!existsSync(this.configFile)) return undefined;
    const bytes = readConfigFile(this.configFile);
    const { text, finding } = readSource(bytes, readSizeLimit(this.configFile));
    return {
      bytes,
      text,
      hash: hashText(text),
      isJson: !finding && findTextFaults(text).length === 0,
    };
  }
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
