import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckContext } from '../check/check-context';
import { createDrawableFinder } from './drawable-letters';
import { describeFiles, examineFile, type FileFacts } from './examine-file';
import { listPublicFiles } from './public-files';
import { listInstalledTypefaces } from './typeface-packages';

/**
 * Reads what the check of a config can know besides the config: the files in public/ and the time.
 *
 * @param now the moment that counts as now, in milliseconds since 1970
 * @param onPicture gets each file that is a picture, with what is in it
 */
export function readCheckContext(
  publicFolder: string,
  now = Date.now(),
  onPicture: (file: string, bytes: Uint8Array) => void = () => undefined,
): CheckContext {
  const facts = new Map<string, FileFacts>();
  for (const file of listPublicFiles(publicFolder)) {
    const path = join(publicFolder, file);
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    // The check reports its name, by which it cannot be opened.
    if (size === undefined) continue;
    let bytes: Uint8Array | undefined;
    const examined = examineFile(file, size, () => (bytes = readBytes(path)));
    facts.set(file, examined);
    if (examined.picture && bytes) onPicture(file, bytes);
  }
  const today = new Date(now).toISOString().slice(0, 10);
  return {
    ...describeFiles(facts),
    typefaces: listInstalledTypefaces(),
    findDrawable: createDrawableFinder(publicFolder),
    today,
    now,
  };
}

function readBytes(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
