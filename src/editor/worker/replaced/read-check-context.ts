import { join } from 'node:path';
import type { CheckContext } from '../../../check/check-context';
import { describeFiles, examineFile, type FileFacts } from '../../../io/examine-file';
import { listPublicFiles } from '../../../io/public-files';
import { memoryFiles } from '../memory-files';

/** The facts about content: each is examined once. */
const known = new WeakMap<Uint8Array, FileFacts>();

/**
 * Reads the facts that the check needs besides the config from the files in the memory. Of a photo that was
 * not shown yet, only the size in bytes is known. Which typefaces the engine has is left to CI.
 *
 * @param now the moment that counts as now, in milliseconds since 1970
 */
export function readCheckContext(publicFolder: string, now = Date.now()): CheckContext {
  const facts = new Map<string, FileFacts>();
  for (const file of listPublicFiles(publicFolder)) {
    const { size, bytes } = memoryFiles.expect(join(publicFolder, file));
    const found = bytes && (known.get(bytes) ?? examineFile(file, size, () => bytes));
    if (bytes && found) known.set(bytes, found);
    facts.set(file, found ?? { size });
  }
  return { ...describeFiles(facts), today: new Date(now).toISOString().slice(0, 10), now };
}
