import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCompressed } from './write-compressed';

const compressible = /\.(css|html|js|json|svg|txt|xml)$/;

/** Whether a file is published in compressed forms too. */
export function isCompressible(file: string): boolean {
  return compressible.test(file);
}

/** Writes the compressed forms of every text file below `folder`. */
export function compressFiles(folder: string, quality?: number): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isCompressible(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    writeCompressed(path, readFileSync(path), quality);
  }
}
