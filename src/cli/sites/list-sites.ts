import { existsSync, realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { CommandError } from '../../io/command-error';
import { nameConfigFile } from '../../io/config-file';

/** A folder with site.config.json and public/. */
export interface ListedSite {
  folder: string;
  /** how reports call it */
  name: string;
}

/**
 * The sites in some folders, each once, in the order they were written.
 *
 * @param out where each site goes, from its own folder
 * @throws CommandError when a folder is not there, or `out` is outside of the folders
 */
export function listSites(written: readonly string[], out: string): ListedSite[] {
  const missing = written.filter((folder) => !existsSync(folder));
  if (missing.length > 0) {
    throw new CommandError(`--site: folder not found: ${missing.join(', ')}.`);
  }
  const folders = [...new Set(written.map((folder) => realpathSync(resolve(folder))))];
  for (const folder of folders) {
    if (resolve(folder, out).startsWith(folder + sep)) continue;
    throw new CommandError(
      `--out: "${out}" is not inside the folder of a site. With --site, each site has its own output folder: write a name, such as dist.`,
    );
  }
  return folders.map((folder) => ({ folder, name: nameConfigFile(folder) || '.' }));
}
