import { createHash } from 'node:crypto';

/**
 * The name of a file that browsers keep for a year: it follows from what is in the file, or from all
 * that the file is made of. 64 bits, so that no two files of a site ever share one.
 */
export function nameContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
