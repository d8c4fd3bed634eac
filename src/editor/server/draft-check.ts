import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkConfig, type CheckResult } from '../../check/check-config';
import type { NotReal } from '../../check/list-not-real';
import { VersionCheck } from '../../check/versions/version-check';
import { listUnusedFiles } from '../../check/rules/quality/unused-public-files';
import { createRuleContext } from '../../check/rules/rule-context';
import type { ReadListFiles, CheckContext } from '../../check/check-context';
import { isObject, type Json } from '../../utils/json';
import { createListReader } from '../../io/list-files';
import type { SiteSource } from '../../build/load-config';
import type { SiteConfig } from '../../generated/config-types';
import { readCheckContext } from '../../io/read-check-context';
import { readSizeLimit } from '../../io/config-file';
import { readTranslationRecord, recordName } from '../../io/translations/record-file';
import type { PublicFolder } from './public-folder';

interface KnownFiles {
  /** another one whenever a file of public/ is another one */
  state: string;
  files: ReadonlySet<string>;
  checkContext: CheckContext;
}

/** Checks a draft as the command line does; what is in public/ is read again only when it changed. */
export class DraftCheck {
  private known: KnownFiles | undefined;
  /** those with which the document was checked last */
  private checkedWith: KnownFiles | undefined;
  private checkedRecord = '';
  /** pictures that turned out to be unreadable beyond their beginning */
  private damaged: readonly string[] = [];
  private readonly versions = new VersionCheck();
  private readonly publicFolder: string;
  private readonly folder: string;
  private readonly readListFiles: ReadListFiles;

  constructor(
    { configFile, publicFolder }: SiteSource,
    private readonly kept: PublicFolder,
  ) {
    this.publicFolder = publicFolder;
    this.folder = dirname(configFile);
    this.readListFiles = createListReader(this.folder);
  }

  /** Checks what a file says, or would say. */
  check(source: string | Uint8Array): CheckResult {
    if (typeof source === 'string') this.kept.putBackNamed(source);
    return this.judge((files, known) => checkConfig(source, files, known));
  }

  /** What keeps a site from going live that is not. */
  listNotReal(text: string): readonly NotReal[] {
    const { notReal = [] } = this.judge((files, known) =>
      checkConfig(text, files, { ...known, listsNotReal: true }),
    );
    return notReal;
  }

  /** Checks a version of the document: much of it may be as it was in the one before. */
  checkVersion(value: Json, text: string): CheckResult {
    this.kept.putBackNamed(text);
    this.checkedWith = this.readFiles();
    this.checkedRecord = this.describeRecord();
    return this.judge((files, known) => this.versions.check({ value, text }, files, known));
  }

  private judge<Result>(
    check: (files: ReadonlySet<string>, known: CheckContext) => Result,
  ): Result {
    const { files, checkContext } = this.readFiles();
    const now = Date.now();
    const today = new Date(now).toISOString().slice(0, 10);
    const unreadablePictures = new Set([
      ...(checkContext.unreadablePictures ?? []),
      ...this.damaged,
    ]);
    const sizeLimit = readSizeLimit();
    const { readListFiles } = this;
    const known = {
      ...checkContext,
      readListFiles,
      translationRecord: readTranslationRecord(this.folder),
      sizeLimit,
      unreadablePictures,
      now,
      today,
    };
    return check(files, known);
  }

  /** From now on, these pictures are problems. */
  markDamaged(files: readonly string[]): void {
    this.damaged = files;
  }

  /** Says something else whenever a file of public/ is another one. */
  readFilesState(): string {
    return this.readFiles().state;
  }

  /** The files in public/ as the site serves them. */
  listFiles(): string[] {
    return [...this.readFiles().files].toSorted();
  }

  /** Whether the document would be checked with other files now. */
  hasOtherFiles(): boolean {
    return this.readFiles() !== this.checkedWith || this.describeRecord() !== this.checkedRecord;
  }

  /**
   * The files that nothing in a config leads to, with their sizes in bytes.
   *
   * @param written the config as it is written, in all languages
   */
  listUnused(config: SiteConfig, written: Json): { file: string; bytes: number }[] {
    const { files, checkContext } = this.readFiles();
    const unused = listUnusedFiles(createRuleContext(config, files, checkContext));
    // What is named in some other way would be put back at once.
    const named = [config, written]
      .map((all) => JSON.stringify(isObject(all) && { ...all, media: [] }))
      .join(' ');
    return unused
      .filter((file) => !named.includes(file))
      .map((file) => ({ file, bytes: checkContext.fileSizes?.get(file) ?? 0 }));
  }

  private readFiles(): KnownFiles {
    const files = this.kept.list();
    const state = [...files].map((file) => this.describeFile(file)).join('\n');
    if (this.known?.state !== state) {
      this.damaged = [];
      this.known = { state, files, checkContext: readCheckContext(this.publicFolder) };
    }
    return this.known;
  }

  private describeFile(file: string): string {
    return `${file} ${describeState(join(this.publicFolder, file))}`;
  }

  private describeRecord(): string {
    return describeState(join(this.folder, recordName));
  }
}

/** Says something else when a file has changed. */
function describeState(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return `${found?.size} ${found?.mtimeMs}`;
}
