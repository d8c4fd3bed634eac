/** `node:fs/promises` for the modules of the editor that run in a worker. */
import { resolve } from 'pathe';
import { loadFile } from '../memory-files';
import { readFileSync } from './fs';

export async function readFile(path: string): Promise<Buffer> {
  await loadFile(resolve(path));
  return readFileSync(path);
}
