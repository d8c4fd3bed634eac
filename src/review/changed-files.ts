import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What happened to a file of public/, with its length in bytes before and after. */
export interface FileChange {
  status: 'added' | 'changed' | 'removed';
  /** as pages name it: `/images/lake.jpg` */
  file: string;
  before?: number;
  after?: number;
}

/**
 * All files that are not in both folders with the same content, in the order of their names: also
 * hidden ones and links, whether they are published or not.
 */
export function listChangedFiles(folder: string, otherFolder: string): FileChange[] {
  if (folder === otherFolder) return [];
  const [before, after] = [listFiles(folder), listFiles(otherFolder)];
  const files = [...new Set([...before, ...after])].toSorted();
  return files.flatMap((file): FileChange[] => {
    const old = before.has(file) ? readContent(folder + file) : undefined;
    const current = after.has(file) ? readContent(otherFolder + file) : undefined;
    if (old && current) {
      if (old.equals(current)) return [];
      return [{ status: 'changed', file, before: old.length, after: current.length }];
    }
    if (old) return [{ status: 'removed', file, before: old.length }];
    return current ? [{ status: 'added', file, after: current.length }] : [];
  });
}

function listFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .map((path) => `/${path.split(sep).join('/')}`),
  );
}

/** Of a link, where it leads: the file there is none of the folder's. */
function readContent(path: string): Buffer {
  return lstatSync(path).isSymbolicLink() ? Buffer.from(readlinkSync(path)) : readFileSync(path);
}
