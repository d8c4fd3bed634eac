import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Makes a folder that other users of this machine cannot look into, or closes one that is there. Windows
 * keeps its own lists of who may read a folder.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
