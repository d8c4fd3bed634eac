import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Stands for code: for what files hold and, where a folder is named, all files in it. What the code
 * makes may change when it does.
 */
export function hashSources(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path)
          .toSorted()
          .map((name) => join(path, name))
      : [path],
  );
  for (const file of files) hash.update(basename(file)).update(readFileSync(file));
  return hash.digest('hex');
}
