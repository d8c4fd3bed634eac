import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicAssets } from '../../src/pages/build-context';

/** Files that both folders have, with different content. */
export function listChangedFiles(
  [folder, { fileSizes }]: readonly [folder: string, assets: PublicAssets],
  [otherFolder, other]: readonly [folder: string, assets: PublicAssets],
): Set<string> {
  if (folder === otherFolder) return new Set();
  const changed = [...fileSizes].filter(([file, size]) => {
    const otherSize = other.fileSizes.get(file);
    if (otherSize === undefined) return false;
    return (
      size !== otherSize ||
      !readFileSync(join(folder, file)).equals(readFileSync(join(otherFolder, file)))
    );
  });
  return new Set(changed.map(([file]) => file));
}
