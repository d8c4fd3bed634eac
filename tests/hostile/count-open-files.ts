import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Linux alone says which files a process has open. */
export const canCountOpenFiles = existsSync('/proc/self/fd');

/** How many files below a folder a process has open. */
export function countOpenFiles(folder: string, process: number | 'self' = 'self'): number {
  const handles = `/proc/${process}/fd`;
  return readdirSync(handles).filter((handle) => {
    try {
      return readlinkSync(join(handles, handle)).startsWith(folder);
    } catch {
      // Closed since the list was read.
      return false;
    }
  }).length;
}
