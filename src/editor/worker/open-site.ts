import { configName } from '../../io/project-folder';
import { createContentTest } from '../server/publish/content-files';
import { readFolderBase, writeFolderBase } from '../server/publish/hosted/folder-base';
import { HostFailure, type HostedFile } from '../git-hosts/git-host';
import type { BrowserStorage } from './browser-storage';
import { loadFile, setBlobReader } from './load-files';
import type { FileSource } from './load-starter';
import { memoryFiles } from './memory-files';
import { nameBlob } from '../server/publish/hosted/name-blob';

/** Where the site is that is edited, in the memory of the worker. */
export const siteFolder = '/site';

/** Where its files are that are published unchanged. */
export const publicFolder = `${siteFolder}/public`;

/** Where drafts and earlier versions are. */
export const draftsFolder = `${siteFolder}/.editor`;

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
}

/**
 * Puts a site into the memory: its files in the repository and, on top, what was changed in this browser and
 * is not published yet. Without such changes, the newest version is taken. Only the config and what belongs
 * to it are loaded at once.
 *
 * @throws HostFailure, NoSite
 */
export async function openSite(host: FileSource, storage: BrowserStorage): Promise<LoadedSite> {
  const [{ defaultBranch }, stored] = await Promise.all([
    host.readRepository(),
    storage.readFiles(),
  ]);
  const tip = await host.findCommit(defaultBranch);
  if (tip === undefined) throw new HostFailure('empty', 'The repository has no commit yet.');
  for (const [path, bytes] of stored) {
    if (bytes && !isOfSite(path)) memoryFiles.add(path, { bytes, size: bytes.length });
  }
  const base = readFolderBase(draftsFolder) ?? tip;
  const newest = await host.listFiles(tip);
  const older = base === tip ? newest : await host.listFiles(base);
  // Changes that were approved meanwhile are in the newest version.
  const isNew = [older, newest].some((files) => listChanged(files, stored).length === 0);
  const files = isNew ? newest : older;
  const prefix = findSite(files);

  setBlobReader((blob) => host.readBlob(blob));
  for (const { path, blob, bytes, mode } of files) {
    if (bytes === undefined || !mode.startsWith('100') || !path.startsWith(prefix)) continue;
    memoryFiles.add(`${siteFolder}/${path.slice(prefix.length)}`, { blob, size: bytes });
  }
  const own = [...stored].filter(([path]) => isOfSite(path));
  if (isNew) await storage.forget(own.map(([path]) => path));
  for (const [path, bytes] of isNew ? [] : own) {
    if (bytes) memoryFiles.add(path, { bytes, size: bytes.length });
    else memoryFiles.remove(path);
  }
  memoryFiles.makeFolder(draftsFolder);
  memoryFiles.makeFolder(publicFolder);
  memoryFiles.isStored = (path) => !path.startsWith(temporary) && !staging.test(path);
  memoryFiles.onChange = (change) => storage.add(change);
  writeFolderBase(draftsFolder, isNew ? tip : base);
  await storage.flush();
  await loadContent();
  return { prefix, branch: defaultBranch };
}

/** The files of the site that differ from those of the commit that they come from. */
function listChanged(
  files: readonly HostedFile[],
  stored: ReadonlyMap<string, Uint8Array | null>,
): string[] {
  const prefix = findSite(files);
  const blobs = new Map(
    files
      .filter(({ path }) => path.startsWith(prefix))
      .map(({ path, blob }) => [`${siteFolder}/${path.slice(prefix.length)}`, blob]),
  );
  return [...stored]
    .filter(([path]) => isOfSite(path))
    .filter(([path, bytes]) => blobs.get(path) !== (bytes ? nameBlob(bytes) : undefined))
    .map(([path]) => path);
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
  const config = `${siteFolder}/${configName}`;
  await loadFile(config);
  const text = new TextDecoder().decode(memoryFiles.read(config));
  const isContent = createContentTest(text);
  const paths = memoryFiles
    .paths()
    .filter((path) => path.endsWith('.json') && isContent(path.slice(siteFolder.length + 1)));
  await Promise.all(paths.map(loadFile));
}
