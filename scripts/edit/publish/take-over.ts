import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  joinRecords,
  readRecord,
  writeRecord,
} from '../../../src/config/languages/translation-record';
import type { Json } from '../../../src/editor/model/change';
import type { Side } from '../../../src/editor/model/merge';
import { configName } from '../../project-folder';
import { replaceFile } from '../../read/config-file';
import { recordName } from '../../read/translation-record';
import type { EditedDocument } from '../document';
import { readFileContent } from '../edited-file';
import type { PublicFolder } from '../public-folder';
import { RefusedRequest } from '../read-body';
import { UnresolvedConflicts } from '../refusals';
import {
  createContentTest,
  listContent,
  readCommitted,
  readContent,
  readFolder,
  type GitFiles,
} from './content-files';
import type { Repository } from './repository';

/** A site that is edited, as far as publishing needs it. */
export interface EditedContent {
  /** of the site */
  folder: string;
  document: EditedDocument;
  files: PublicFolder;
}

/** Two versions at the server: the one that the folder began from, and the one that is there now. */
export interface Versions {
  common: string;
  tip: string;
}

/**
 * Takes over what others have published since: the config is merged by place, files as a whole.
 *
 * @param choices the side that counts at each conflict of the config
 * @throws RefusedRequest when both sides have another content of the same file, UnresolvedConflicts
 */
export async function takeOver(
  repository: Repository,
  content: EditedContent,
  { common, tip }: Versions,
  choices: readonly Side[],
): Promise<void> {
  const { folder, document, files } = content;
  const mineText = document.writeText();
  const [baseBytes, tipBytes] = [
    await readContent(repository, common, configName),
    await readContent(repository, tip, configName),
  ];
  const [base, theirs] = [readFileContent(baseBytes), readFileContent(tipBytes)];
  if (!base.isJson || !theirs.isJson) {
    throw new RefusedRequest(
      422,
      'The site.config.json at the server is not JSON. Ask its developer.',
    );
  }
  const isContent = createContentTest(theirs.text);
  const [before, now] = [
    await readCommitted(repository, common, isContent),
    await readCommitted(repository, tip, isContent),
  ];
  const ours = listContent(folder, mineText, files);
  const mine = await readFolder(repository, folder, [...ours, ...before.keys(), ...now.keys()]);
  const changed = listTheirChanges(mine, before, now);
  const both = changed.filter((file) => isOurs(file, mine, before));
  const record = both.includes(recordName)
    ? await joinWithTheirs(repository, folder, tip, now)
    : undefined;
  const refused = both.filter(
    (file) =>
      now.has(file) &&
      isNamed(file, mineText + theirs.text) &&
      !(file === recordName && record !== undefined),
  );
  if (refused.length > 0) {
    const advice = refused.every(isPublic)
      ? 'Give yours another name: choose the file once more and keep both. Then publish again.'
      : 'Such files cannot be put together here: ask a developer.';
    const names = refused.join(', ');
    throw new RefusedRequest(422, `Somebody else has changed ${names}, too. ${advice}`);
  }
  for (const file of changed) {
    if (both.includes(file)) continue;
    if (now.has(file)) put(content, file, await readContent(repository, tip, file));
    else if (!isPublic(file) || !isNamed(file, mineText))
      rmSync(join(folder, file), { force: true });
  }
  if (record !== undefined) replaceFile(join(folder, recordName), record);
  if (base.text !== theirs.text && theirs.text !== mineText) {
    try {
      document.takeOver(JSON.parse(base.text) as Json, theirs, choices);
    } catch (error) {
      if (!(error instanceof UnresolvedConflicts)) throw error;
      // They are chosen from as long as the server has this version.
      throw new UnresolvedConflicts({ ...error.answer, fileHash: tip });
    }
  }
}

/**
 * Files whose content others have changed, other than the config, and that the folder does not have
 * so.
 */
function listTheirChanges(mine: GitFiles, before: GitFiles, now: GitFiles): string[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter((file) => {
    const theirs = now.get(file)?.blob;
    return (
      file !== configName && theirs !== before.get(file)?.blob && theirs !== mine.get(file)?.blob
    );
  });
}

function isOurs(file: string, mine: GitFiles, before: GitFiles): boolean {
  const own = mine.get(file)?.blob;
  return own !== undefined && own !== before.get(file)?.blob;
}

/** The text of the record of translations with what both have noted; undefined if one is damaged. */
async function joinWithTheirs(
  repository: Repository,
  folder: string,
  tip: string,
  now: GitFiles,
): Promise<string | undefined> {
  if (!now.has(recordName)) return undefined;
  const theirText = (await readContent(repository, tip, recordName)).toString();
  const [mine, theirs] = [readFileSync(join(folder, recordName), 'utf8'), theirText].map(
    readRecord,
  );
  return mine && theirs && writeRecord(joinRecords(mine, theirs));
}

function put({ folder, files }: EditedContent, file: string, bytes: Buffer): void {
  if (isPublic(file)) {
    files.write(file.slice('public'.length), bytes);
    return;
  }
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  replaceFile(target, bytes);
}

function isNamed(file: string, text: string): boolean {
  return !isPublic(file) || text.includes(file.slice('public'.length));
}

function isPublic(file: string): boolean {
  return file.startsWith('public/');
}
