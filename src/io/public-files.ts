import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * All files below a folder as the site serves them: `/images/x.jpg`. Hidden files and links that
 * lead out of the folder are left out, so that nothing is published by mistake. A folder whose name is
 * not in UTF-8 counts as a file: the check names it.
 *
 * @returns an empty set when the folder does not exist
 */
export function listPublicFiles(folder: string): Set<string> {
  let root: string;
  try {
    root = realpathSync(folder);
  } catch {
    return new Set();
  }
  const files = new Set<string>();
  collectFiles(root, root, files);
  return files;
}

function collectFiles(root: string, folder: string, files: Set<string>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
    const path = join(folder, entry.name);
    // A name that is not in UTF-8 is read with this sign in it, and nothing can be opened by it.
    const isReadable = !entry.name.includes('\uFFFD');
    if (entry.isDirectory() && isReadable) collectFiles(root, path, files);
    else if (
      !isReadable ||
      entry.isFile() ||
      (entry.isSymbolicLink() && leadsToFileIn(root, path))
    ) {
      files.add(`/${relative(root, path).split(sep).join('/')}`);
    }
  }
}

/** Links to folders are not followed: they could lead back to where they are. */
function leadsToFileIn(root: string, link: string): boolean {
  try {
    const target = realpathSync(link);
    return target.startsWith(root + sep) && statSync(target).isFile();
  } catch {
    return false;
  }
}
