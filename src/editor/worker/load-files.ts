import { memoryFiles } from './memory-files';

/** Reads content that the repository has, by its name there. */
export type ReadBlob = (blob: string) => Promise<Uint8Array>;

let readBlob: ReadBlob = (blob) => Promise.reject(new Error(`There is no file ${blob}`));

export function setBlobReader(read: ReadBlob): void {
  readBlob = read;
}

/**
 * Loads a file of the repository into the memory, if it is not there yet.
 *
 * @returns whether it is there now
 */
export async function loadFile(path: string): Promise<boolean> {
  const file = memoryFiles.find(path);
  if (!file || file.bytes || file.blob === undefined) return file?.bytes !== undefined;
  const bytes = await readBlob(file.blob);
  file.bytes ??= bytes;
  return true;
}
