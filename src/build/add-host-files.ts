import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SiteConfig } from '../generated/config-types';
import { assertFilesFit, type BuiltFile, type Host } from '../published/hosts/hosts';
import { buildHostRules, type PublishedPage } from '../published/hosts/host-rules';
import { writeHostFiles } from '../published/hosts/write-host-files';
import { listPublicFiles } from '../io/public-files';

interface HostedSite {
  config: SiteConfig;
  publicFolder: string;
  host: Host;
  /** all of the site, in the order of the plan */
  pages: readonly PublishedPage[];
}

/**
 * Adds to the outputs of a site the files that instruct its host.
 *
 * @returns how many files there are now
 * @throws HostLimit when the host does not take them all
 */
export function addHostFiles(
  folder: string,
  { config, publicFolder, host, pages }: HostedSite,
): number {
  const rules = buildHostRules(config, pages, listMediaFolders(publicFolder));
  for (const [file, text] of Object.entries(writeHostFiles(host, rules))) {
    writeFileSync(join(folder, file), text);
  }
  const files = listBuiltFiles(folder);
  assertFilesFit(host, files);
  return files.length;
}

/** All files below a folder. */
export function listBuiltFiles(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      file: relative(folder, path).split(sep).join('/'),
      bytes: statSync(path).size,
    }));
}

/** The top-level folders of pictures, videos and documents. */
function listMediaFolders(publicFolder: string): string[] {
  const folders = [...listPublicFiles(publicFolder)].flatMap((file) => {
    const [, folder = '', ...rest] = file.split('/');
    return rest.length > 0 && !folder.startsWith('.') ? [folder] : [];
  });
  return [...new Set(folders)].toSorted();
}
