import { createHash } from 'node:crypto';

/** The name that git gives to content: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export function nameBlob(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
