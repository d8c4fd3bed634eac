import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * All files below a folder as the site serves them: `/images/x.jpg`. Hidden files and links that
 * lead out of the folder are left out, so that nothing is published by mistake.
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
    if (entry.isDirectory()) collectFiles(root, path, files);
    else if (entry.isFile() || (entry.isSymbolicLink() && leadsToFileIn(root, path))) {
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
