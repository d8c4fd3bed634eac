import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinRecords, readRecord, writeRecord } from '../../../check/languages/translation-record';
import { isObject, type Json } from '../../../utils/json';
import type { Side } from '../../model/merge';
import { writeConfig } from '../../model/write-config';
import { configName } from '../../../io/project-folder';
import { recordName } from '../../../io/translations/record-file';
import type { EditedDocument } from '../document';
import { readFileContent, type EditedFile } from '../edited-file';
import { mergeFile, type MergedFile } from '../merge-file';
import type { PublicFolder } from '../public-folder';
import { RefusedRequest, UnresolvedConflicts } from '../read-body';
import { createContentTest, listContent } from './content-files';
import type { GitFiles, Repository } from './repository';

/** A site that is edited, as far as publishing needs it. */
export interface EditedContent {
  /** of the site */
  folder: string;
  /** where the editor keeps what it needs */
  drafts: string;
  document: EditedDocument;
  files: PublicFolder;
}

/** Two versions at the server: the one that the folder began from, and the one that is there now. */
export interface Versions {
  common: string;
  tip: string;
}

/** What the folder has with what others have published since. */
export interface Merge {
  /** the config before */
  mine: string;
  /** the config afterwards */
  text: string;
  /** what to write to the config; undefined when it stays */
  config: MergedFile | undefined;
  /** other files that change: their content as git names it, undefined for those that are removed */
  changes: ReadonlyMap<string, string | undefined>;
  /** whether a file is content to either side */
  isContent: (file: string) => boolean;
}

/**
 * Merges what others have published since with what is in the folder: the config by place, files as a
 * whole. Nothing is written to the folder.
 *
 * @param choices the side that counts at each conflict of the config
 * @throws RefusedRequest when both sides have another content of the same file, or theirs is damaged;
 *   UnresolvedConflicts
 */
export async function mergeContent(
  repository: Repository,
  content: EditedContent,
  { common, tip }: Versions,
  choices: readonly Side[],
): Promise<Merge> {
  const { folder, document, files } = content;
  const mine = document.writeText();
  const base = await readConfig(repository, common);
  const theirs = await readConfig(repository, tip);
  const tests = [mine, base.text].map(createContentTest);
  const isKnown = (file: string) => tests.some((isContent) => isContent(file));
  const isTheirs = createContentTest(theirs.text);
  const isContent = (file: string) => isKnown(file) || isTheirs(file);
  const before = await repository.listFiles(common, isContent);
  const now = await repository.listFiles(tip, isContent);
  const ours = listContent(folder, mine, files);
  const here = await repository.nameFiles([...ours, ...before.keys(), ...now.keys()]);
  const changed = listTheirChanges(here, before, now);
  refuseOthers(changed.filter((file) => !isKnown(file) && existsSync(join(folder, file))));
  const both = changed.filter((file) => isOurs(file, here, before));
  const record = changed.includes(recordName)
    ? await joinRecord(repository, folder, tip, { isBoth: both.includes(recordName), now })
    : undefined;
  const refused = both.filter(
    (file) =>
      now.has(file) &&
      isNamed(file, mine + theirs.text) &&
      !(file === recordName && record !== undefined),
  );
  if (refused.length > 0) throw refuseBoth(refused);
  const config = mergeConfig(document, { base, theirs, tip, mine }, choices);
  const text = config ? writeConfig(config.config, config.from) : mine;
  const changes = new Map(
    changed
      .filter((file) => !both.includes(file) && (now.has(file) || !isNeeded(file, text)))
      .map((file): [string, string | undefined] => [file, now.get(file)?.blob]),
  );
  if (record !== undefined) {
    changes.set(recordName, await repository.nameText(recordName, record));
  }
  return { mine, text, config: text === mine ? undefined : config, changes, isContent };
}

/** Reads the config of a commit. @throws RefusedRequest when it is no config at all */
export async function readConfig(repository: Repository, commit: string): Promise<EditedFile> {
  const file = readFileContent(await repository.readFile(commit, configName));
  if (file.isJson && isObject(JSON.parse(file.text))) return file;
  throw new RefusedRequest(
    422,
    `The ${configName} in the online repository is damaged: it isn’t a JSON object. Your folder wasn’t changed. Restore an earlier version of it from the history on the repository’s website, then try again.`,
  );
}

function mergeConfig(
  document: EditedDocument,
  { base, theirs, tip, mine }: { base: EditedFile; theirs: EditedFile; tip: string; mine: string },
  choices: readonly Side[],
): MergedFile | undefined {
  if (base.text === theirs.text || theirs.text === mine) return undefined;
  try {
    const own = document.read().config ?? null;
    return mergeFile(JSON.parse(base.text) as Json, own, theirs, choices);
  } catch (error) {
    if (!(error instanceof UnresolvedConflicts)) throw error;
    // They are chosen from as long as the server has this version.
    throw new UnresolvedConflicts({ ...error.answer, fileHash: tip });
  }
}

/**
 * Files whose content others have changed, other than the config, and that the folder does not have
 * so.
 */
function listTheirChanges(here: GitFiles, before: GitFiles, now: GitFiles): string[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter((file) => {
    const theirs = now.get(file)?.blob;
    return (
      file !== configName && theirs !== before.get(file)?.blob && theirs !== here.get(file)?.blob
    );
  });
}

function isOurs(file: string, here: GitFiles, before: GitFiles): boolean {
  const own = here.get(file)?.blob;
  return own !== undefined && own !== before.get(file)?.blob;
}

/** The config of others names lists in files; it must not make content of a part of the program. */
function refuseOthers(files: readonly string[]): void {
  if (files.length === 0) return;
  throw new RefusedRequest(
    422,
    `The online repository has content in ${files.join(', ')}, which isn’t content in your folder. Your folder wasn’t changed. If the online version is right, get a fresh copy of it with “git clone”.`,
  );
}

function refuseBoth(files: readonly string[]): RefusedRequest {
  const advice = files.every(isPublic)
    ? 'To keep both, choose your file again under a different name. Then publish again.'
    : 'The editor can’t merge files of this type. Merge them with Git, then publish again.';
  const names = files.join(', ');
  return new RefusedRequest(422, `Someone else has also changed ${names}. ${advice}`);
}

/**
 * The text of the record of translations with what both have noted; undefined if theirs can be taken
 * as a whole, or nothing can be joined.
 */
async function joinRecord(
  repository: Repository,
  folder: string,
  tip: string,
  { isBoth, now }: { isBoth: boolean; now: GitFiles },
): Promise<string | undefined> {
  if (!now.has(recordName)) return undefined;
  const theirs = readRecord((await repository.readFile(tip, recordName)).toString());
  if (isBoth) {
    const mine = readRecord(readFileSync(join(folder, recordName), 'utf8'));
    return mine && theirs && writeRecord(joinRecords(mine, theirs));
  }
  if (theirs) return undefined;
  throw new RefusedRequest(
    422,
    `The ${recordName} in the online repository is damaged, or two versions of it weren’t merged. Your folder wasn’t changed. Restore an earlier version of it from the history on the repository’s website, then try again.`,
  );
}

/** A file of public/ that others have removed, and that the site still shows. */
function isNeeded(file: string, text: string): boolean {
  return isPublic(file) && isNamed(file, text);
}

function isNamed(file: string, text: string): boolean {
  return !isPublic(file) || text.includes(file.slice('public'.length));
}

export function isPublic(file: string): boolean {
  return file.startsWith('public/');
}
