import { join } from 'node:path';
import { configName } from '../../../io/project-folder';
import {
  createContentTest,
  listContent,
  plainFile,
  readCommitted,
  readFolder,
  writeBlob,
  type GitFile,
} from './content-files';
import { isPublic, type EditedContent, type Merge } from './merge-content';
import type { Repository } from './repository';
import { withTempFolder } from './temp-folder';

/**
 * Makes a version of the site beside the folder: a commit with the content of the folder and of a merge
 * in it. It takes over nothing else that lies in the folder or is staged, and changes neither.
 *
 * @returns the tree, as git names it
 */
export async function makeCandidate(
  repository: Repository,
  { folder, drafts, files }: EditedContent,
  { text, changes, isContent }: Pick<Merge, 'text' | 'changes' | 'isContent'>,
  commit: string,
): Promise<string> {
  const mine = new Map(await readFolder(repository, folder, listContent(folder, text, files)));
  const config = await writeBlob(repository, configName, text);
  for (const [file, blob] of [...changes, [configName, config] as const]) {
    if (blob === undefined) mine.delete(file);
    else mine.set(file, { mode: plainFile, blob });
  }
  const there = await readCommitted(repository, commit, isContent);
  const isListed = createContentTest(text);
  const removed = new Set(files.listRemoved().map((file) => `public${file}`));
  const gone = [...there].filter(
    ([file]) =>
      !mine.has(file) &&
      (changes.has(file) ||
        removed.has(file) ||
        (isListed(file) && !isPublic(file) && file !== configName)),
  );
  const entries = [
    ...[...mine].map(([file, { mode, blob }]) =>
      writeEntry(repository, file, { mode: there.get(file)?.mode ?? mode, blob }),
    ),
    ...gone.map(([file, { blob }]) => writeEntry(repository, file, { mode: '0', blob })),
  ];
  return withTempFolder(drafts, async (tempFolder) => {
    const environment = { GIT_INDEX_FILE: join(tempFolder, 'index') };
    const { git } = repository;
    await git.run(['read-tree', commit], { environment });
    await git.run(['update-index', '-z', '--index-info'], { environment, input: entries.join('') });
    return (await git.read(['write-tree'], { environment })).trim();
  });
}

/** A line of `git update-index --index-info`; mode 0 removes the file. */
function writeEntry({ prefix }: Repository, file: string, { mode, blob }: GitFile): string {
  return `${mode} ${blob}\t${prefix}${file}\0`;
}
