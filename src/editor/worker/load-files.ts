import { memoryFiles } from './memory-files';

/** Reads content that the repository has, by its name there. */
export type ReadBlob = (blob: string) => Promise<Uint8Array>;

let readBlob: ReadBlob = (blob) => Promise.reject(new Error(`There is no file ${blob}`));

export function setBlobReader(read: ReadBlob): void {
  readBlob = read;
}

/** Loads a file of the repository into the memory, if it is not there yet. */
export async function loadFile(path: string): Promise<void> {
  const file = memoryFiles.find(path);
  if (!file || file.bytes || file.blob === undefined) return;
  const bytes = await readBlob(file.blob);
  file.bytes ??= bytes;
}
