import { createHash } from 'node:crypto';

/** A hash of files that belong together: another one when any of them changes or two change places. */
export function digestFiles(contents: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(`${content.length}\n`).update(content);
  return hash.digest('base64');
}
