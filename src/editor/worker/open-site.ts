import { configName } from '../../io/project-folder';
import { recordName } from '../../io/translations/record-file';
import { createContentTest } from '../server/publish/content-files';
import { readFolderBase, writeFolderBase } from '../server/folder-notes';
import { HostFailure, type HostedFile } from '../git-hosts/git-host';
import { nameBlob } from '../server/publish/repository';
import type { BrowserStorage } from './browser-storage';
import type { FileSource } from './load-starter';
import { memoryFiles, loadFile, setBlobReader } from './memory-files';
import { findAtHost, isRelated, mergeRescued } from './rescue-changes';
import { writeVersion } from '../server/versions';

/** Where the site is that is edited, in the memory of the worker. */
export const siteFolder = '/site';

/** Where its files are that are published unchanged. */
export const publicFolder = `${siteFolder}/public`;

/** Where drafts and earlier versions are. */
export const draftsFolder = `${siteFolder}/.editor`;

const config = `${siteFolder}/${configName}`;
const record = `${siteFolder}/${recordName}`;

/** Files that are made while something is published need not be stored. */
const temporary = `${draftsFolder}/temp/`;

/** Files that `replaceFile` writes before it puts them in their place. */
const staging = /\/\.[^/]*-1$/;

/** There is no `site.config.json` in the repository. */
export class NoSite extends Error {}

/** A repository whose site is in the memory now. */
export interface LoadedSite {
  /** the folder of the site in the repository, with a slash at its end; empty for the uppermost */
  prefix: string;
  branch: string;
  /** the repository lost the commit that the changes were made on, so they are on top of the newest one now */
  isRescued: boolean;
}

/**
 * Puts a site into the memory: its files in the repository and, on top, what was changed in this browser and
 * is not published yet. Without such changes, the newest version is taken. Only the config and what belongs
 * to it are loaded at once.
 *
 * @param branch that the site is published from
 * @throws HostFailure, NoSite
 */
export async function openSite(
  host: FileSource,
  storage: BrowserStorage,
  branch: string,
): Promise<LoadedSite> {
  const [tip, stored] = await Promise.all([host.findCommit(branch), storage.readFiles()]);
  if (tip === undefined) throw new HostFailure('empty', 'The repository has no commit yet.');
  for (const [path, bytes] of stored) {
    if (bytes && !isOfSite(path)) memoryFiles.add(path, { bytes, size: bytes.length });
  }
  const own = new Map([...stored].filter(([path]) => isOfSite(path)));
  const base = (own.size > 0 ? readFolderBase(draftsFolder) : undefined) ?? tip;
  const newest = await host.listFiles(tip);
  const older = base === tip ? newest : await findAtHost(host.listFiles(base));
  // Changes that were approved meanwhile are in the newest version.
  const isNew = [older, newest].some((files) => files && listChanged(files, own).length === 0);
  const isRescued = !isNew && !(older && (await isRelated(host, base, tip)));
  const files = isNew || isRescued || !older ? newest : older;
  const prefix = findSite(files);

  setBlobReader((blob) => host.readBlob(blob));
  for (const { path, blob, bytes, mode } of files) {
    if (bytes === undefined || !mode.startsWith('100') || !path.startsWith(prefix)) continue;
    memoryFiles.add(`${siteFolder}/${path.slice(prefix.length)}`, { blob, size: bytes });
  }
  const theirs = new Map(memoryFiles.paths().map((path) => [path, memoryFiles.find(path)?.blob]));
  const changed = isRescued && older ? listChanged(older, own) : [...own.keys()];
  const kept = new Set(isNew ? [] : changed);
  await storage.forget([...own.keys()].filter((path) => !kept.has(path)));
  for (const [path, bytes] of own) {
    if (!kept.has(path)) continue;
    if (bytes) memoryFiles.add(path, { bytes, size: bytes.length });
    else memoryFiles.remove(path);
  }
  memoryFiles.makeFolder(draftsFolder);
  memoryFiles.makeFolder(publicFolder);
  memoryFiles.isStored = (path) => !path.startsWith(temporary) && !staging.test(path);
  memoryFiles.onChange = (change) => storage.add(change);
  if (isRescued) await rescue(host, { kept, theirs, older: nameBlobs(older ?? []) });
  writeFolderBase(draftsFolder, isNew || isRescued ? tip : base);
  await storage.flush();
  await loadContent();
  return { prefix, branch, isRescued };
}

/** Names of contents, by the paths of files in the folder. */
type BlobNames = ReadonlyMap<string, string | undefined>;

interface RescuedFiles {
  /** files that the person changed */
  kept: ReadonlySet<string>;
  theirs: BlobNames;
  /** of the commit that the changes were made on; empty if it is not known */
  older: BlobNames;
}

/** Merges the changes of the person with the newest commit, which has no history in common with them. */
async function rescue(host: FileSource, { kept, theirs, older }: RescuedFiles): Promise<void> {
  for (const path of [config, record].filter((each) => kept.has(each))) {
    const [mine, blob, before] = [memoryFiles.find(path), theirs.get(path), older.get(path)];
    if (!mine?.bytes || blob === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- two files at most
    const [other, base] = await Promise.all([
      host.readBlob(blob),
      before === undefined ? undefined : findAtHost(host.readBlob(before)),
    ]);
    const versions = { mine: mine.bytes, theirs: other, base };
    const text = mergeRescued(path.slice(siteFolder.length + 1), versions);
    if (text === undefined) continue;
    if (path === config) writeVersion(config, `${draftsFolder}/versions`, text);
    else memoryFiles.write(path, new TextEncoder().encode(text));
  }
}

/** The files of the site that differ from those of the commit that they come from. */
function listChanged(
  files: readonly HostedFile[],
  own: ReadonlyMap<string, Uint8Array | null>,
): string[] {
  const blobs = nameBlobs(files);
  return [...own]
    .filter(([path, bytes]) => blobs.get(path) !== (bytes ? nameBlob(bytes) : undefined))
    .map(([path]) => path);
}

function nameBlobs(files: readonly HostedFile[]): BlobNames {
  const prefix = files.length > 0 ? findSite(files) : '';
  return new Map(
    files
      .filter(({ path }) => path.startsWith(prefix))
      .map(({ path, blob }) => [`${siteFolder}/${path.slice(prefix.length)}`, blob]),
  );
}

/** Whether a file belongs to the site, and not to the editor. */
function isOfSite(path: string): boolean {
  return !path.startsWith(`${draftsFolder}/`);
}

/** The folder of the uppermost config, with a slash at its end. @throws NoSite */
function findSite(files: readonly HostedFile[]): string {
  const [first] = files
    .map(({ path }) => path)
    .filter((path) => path === configName || path.endsWith(`/${configName}`))
    .toSorted((one, other) => one.split('/').length - other.split('/').length);
  if (first === undefined) throw new NoSite(`There is no ${configName}.`);
  return first.slice(0, -configName.length);
}

/** Loads the config, the files of its lists, and the record of its translations. */
async function loadContent(): Promise<void> {
  await loadFile(config);
  const text = new TextDecoder().decode(memoryFiles.read(config));
  const isContent = createContentTest(text);
  const paths = memoryFiles
    .paths()
    .filter((path) => path.endsWith('.json') && isContent(path.slice(siteFolder.length + 1)));
  await Promise.all(paths.map(loadFile));
}
