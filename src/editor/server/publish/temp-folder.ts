import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const name = 'temp';

/**
 * Does something with an empty folder, which is removed afterwards.
 *
 * @param drafts where the editor keeps what it needs
 */
export async function withTempFolder<T>(
  drafts: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const parent = join(drafts, name);
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'publish-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes the folders of an editor that was killed. Only one editor at a time works in `drafts`. */
export function removeLeftFolders(drafts: string): void {
  rmSync(join(drafts, name), { recursive: true, force: true });
}
