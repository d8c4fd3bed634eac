import { CommandError } from '../../../io/command-error';
import { configName } from '../../../io/project-folder';
import { RefusedRequest } from '../read-body';
import { locateInside, removeInside, writeInside } from '../write-inside';
import { isPublic, type EditedContent, type Merge } from './merge-content';
import type { Repository } from './repository';

/**
 * Makes sure that a merge can be written: everything that it changes is content, in its place.
 *
 * @throws RefusedRequest that names what is not
 */
export function assertWritable(folder: string, { config, changes, isContent }: Merge): void {
  for (const file of [...(config ? [configName] : []), ...changes.keys()]) {
    try {
      if (!isContent(file)) throw new CommandError(`${file} isn’t part of the site’s content.`);
      locateInside(folder, file);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      throw new RefusedRequest(
        422,
        `Other people’s changes can’t be added to your folder: ${error.message} Nothing was changed. If they are a mistake, undo them on the repository’s website, then try again.`,
      );
    }
  }
}

/**
 * Writes a merge to the folder; nothing else writes there what others have published. At whichever
 * point this ends early, the site works, and the next merge with the same version does the rest: files
 * come before the config that names them, and go after it.
 *
 * @returns whether it was written: not when the document has changed since it was merged
 * @throws RefusedRequest as `assertWritable`, CommandError when the disk is full and the like
 */
export async function writeMerge(
  repository: Repository,
  content: EditedContent,
  merge: Merge,
): Promise<boolean> {
  const { folder, document, files } = content;
  const { mine, config, changes } = merge;
  const written: [string, Uint8Array][] = [];
  for (const [file, blob] of changes) {
    if (blob !== undefined) written.push([file, await repository.readBlob(file, blob)]);
  }
  // From here on, no other request is answered in between.
  if (document.writeText() !== mine || !document.read().isSaved) return false;
  assertWritable(folder, merge);
  for (const [file, bytes] of written) writeInside(folder, file, bytes);
  if (config) document.takeOver(config);
  const present = files.list();
  for (const [file, blob] of changes) {
    if (blob !== undefined) continue;
    const served = file.slice('public'.length);
    // It comes back when this step is undone.
    if (isPublic(file) && present.has(served)) files.remove(served);
    else removeInside(folder, file);
  }
  return true;
}
