import type { Json, Path } from '../../utils/json';
import type { Conflict, Side } from '../model/merge';
import type { Change } from '../model/apply-change';
import type { EditorProblem } from '../model/explain-problem';

/** Where the parts of the editor are: no page has such an address. */
export const editorPath = '/_editor/';

/** The requests of the editor, below `editorPath`. */
export const apiPath = `${editorPath}api/`;

/** Where the drawings of blocks are that can be added, see `listExamples`: no page has such an address. */
export const drawingsPath = '/_drawings/';

/**
 * Where the page of a widget is that is tried, with `provider`, `kind`, `ref` and `host` of the embed in
 * the query. Nothing is asked of the provider before a browser opens it.
 */
export const trialPath = '/_widget';

/** Where the guides for editors are as pages, by the names of their files in `docs/`. */
export const guidesPath = `${editorPath}docs/`;

/** The file with which guides are searched, below `guidesPath`. */
export const guideIndex = 'index.json';

/** The address of a guide for editors, or of a part of it: `publish.md#if-it-does-not-work`. */
export function guideAddress(guide: string): string {
  return `${guidesPath}editing/${nameGuidePage(guide)}`;
}

/** `publish.md#a` → `publish.html#a`: web servers know pages by this ending. */
export function nameGuidePage(guide: string): string {
  return guide.replace(/\.md(?=#|$)/, '.html');
}

/** The header in which each request of the editor carries the token that the server printed. */
export const tokenHeader = 'X-Edit-Token';

/** What every change changes. `GET state?revision=2` waits for the check; 409 as `changes`. */
export interface StateAnswer {
  /** another one with each change */
  revision: number;
  problems: EditorProblem[];
  /** false until the document is checked: so far, no problem is known */
  isChecked: boolean;
  /** what undoing and redoing would change, in words */
  undo: string | null;
  redo: string | null;
  /** whether the file holds the document as it is */
  isSaved: boolean;
  /** what was typed into the text view and is not JSON yet: until it is, nothing else can be changed */
  unfinished?: string;
}

/** `GET document`: it does not wait for the check. */
export interface DocumentAnswer extends StateAnswer {
  /** undefined while the file is not JSON: the problems say why, and nothing can be changed */
  config?: Json | undefined;
  /** names the content of the file that the document began from: `If-Match` of the request `save` */
  fileHash: string;
  /** what keeps the file from being read, which others have changed meanwhile: the document stays as it is */
  fileFault?: string | undefined;
  /** set when there are unsaved changes to a file that has changed since: `draft` keeps or drops them */
  draft?: { savedAt: string; changes: number };
}

/** `POST changes`: 200 with `StateAnswer`, 409 with `DocumentAnswer` when the revision is another one. */
export interface ChangesRequest {
  /** the revision that the changes were made on */
  revision: number;
  /** what they do, in words: `Change title` */
  label: string;
  changes: readonly Change[];
  /** they were typed into the text view: those that follow each other quickly are one step */
  isTyped?: boolean;
}

/** `POST undo`, `POST redo` and `POST fix`: the browser makes the same changes. */
export interface StepAnswer extends StateAnswer {
  changes: Change[];
  label: string;
}

/** `GET text`: the document as text, in the form in which it would be saved. */
export interface TextAnswer {
  text: string;
}

/**
 * `POST unfinished`: keeps what is typed as text and is not JSON yet; null when it says the same as the
 * document again. Answered with `StateAnswer`, or 409 as `changes`.
 */
export interface UnfinishedRequest {
  revision: number;
  text: string | null;
}

/** `POST repair`: writes a text in place of a file that is not JSON; answered like `GET document`. */
export interface RepairRequest {
  revision: number;
  text: string;
}

/** `GET names`: a schema of the names that settings of this site can have, for completion. */
export interface NamesAnswer {
  /** undefined while too much is wrong */
  schema?: object;
}

/** `POST check` with `{ config }`: the problems that the site would have with it. Nothing changes. */
export type CheckAnswer = Pick<StateAnswer, 'problems'>;

/** `GET not-real`: what keeps the site from going live; nothing of one that is live. */
export interface NotRealAnswer {
  items: { todo: string; count: number; hint?: string; isSample?: true; places: Path[] }[];
}

/**
 * `POST fix`: makes the fix of the problem at that position in `problems`; 409 as `changes`.
 * `POST accept`, answered alike: notes that the translation there says what its original says now. The
 * config stays as it is, and must be saved.
 */
export interface FixRequest {
  revision: number;
  index: number;
}

/**
 * `POST save` with `If-Match`: `DocumentAnswer`, merged with a file that has changed. 412 with
 * `ConflictsAnswer` where both have changed the same: once more, with the side that counts for each.
 */
export interface SaveRequest {
  choices?: readonly Side[];
}

export interface ConflictsAnswer {
  conflicts: Conflict[];
  /** `If-Match` of the next try */
  fileHash: string;
}

/**
 * `POST draft`: what becomes of changes that were made to another version of the file, answered like
 * `GET document`. What is kept is merged with the file when it is saved.
 */
export interface DraftRequest {
  choice: 'keep' | 'discard';
}

/** What the file said before it was written over. */
export interface EarlierVersion {
  name: string;
  /** when it was written over */
  until: string;
  /** how its changes were described when it was published, if it was */
  published?: string;
  /** what the next version has changed, in a few words; only of the newest versions */
  changed?: string;
}

/** `GET versions`: the newest first. */
export interface VersionsAnswer {
  versions: EarlierVersion[];
}

/** `GET version?name=…`: what the file said then. */
export interface VersionAnswer {
  config: Json;
}

/** `POST restore`: makes the document what a version says; answered and undone as `fix`. */
export interface RestoreRequest {
  revision: number;
  name: string;
}

/** `GET preview?path=/about` */
export interface PreviewAnswer {
  /** the whole document */
  html: string;
  /** the draft has errors: this is the page as it was before them */
  outdated?: true;
}

/** `GET files`: paths below public/, and the typefaces whose packages are installed. */
export interface FilesAnswer {
  files: string[];
  typefaces: string[];
}

/** Larger files are not sent: no photo and no video for pages is. */
export const maxUploadBytes = 50_000_000;

/** The `Content-Type` of a file that is sent. */
export const uploadType = 'application/octet-stream';

/** The `Content-Type` of the answer to `DownloadRequest`. */
export const zipType = 'application/zip';

/**
 * `POST upload?name=Lake.jpg&format=image` with the file: what it would be in public/. It is there
 * once `keep` says so.
 */
export interface UploadAnswer {
  id: string;
  /** where it would be: `/images/lake.jpg` */
  file: string;
  bytes: number;
  /** set when another file has that name: one that none has */
  free?: string;
  /** how large it is as it would be kept, and how it looks, as an address that holds it */
  picture?: { width: number; height: number; preview: string };
}

/** `POST keep`: puts a file that was sent into public/, in place of the one with its name or beside it. */
export interface KeepRequest {
  id: string;
  choice: 'replace' | 'both';
}

export type KeepAnswer = Pick<UploadAnswer, 'file'>;

/** `GET unused`, and `POST remove` or `POST put-back` with one of these files. */
export interface UnusedAnswer {
  /** files that nothing leads to; undefined while errors keep that from being known */
  unused?: { file: string; bytes: number }[];
  /** files that were removed and can be put back */
  removed: string[];
}

export interface FileRequest {
  file: string;
}

/** What every request can answer instead, with a status from 400 on. */
export interface RefusedAnswer {
  /** what is wrong and what to do */
  message: string;
  /** to send to the person whose permission is needed */
  letter?: string;
}
