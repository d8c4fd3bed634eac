import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configName } from '../../project-folder';
import {
  createContentTest,
  listContent,
  readCommitted,
  readFolder,
  type GitFile,
} from './content-files';
import type { Repository } from './repository';
import type { EditedContent } from './take-over';

/** Does something with an empty folder, which is gone afterwards. */
export async function withTempFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'site-publish-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Makes the version that would be published: the one at the server, with the content of the folder.
 * It takes over nothing else that lies in the folder or is staged, and changes neither.
 *
 * @returns the tree, as git names it
 */
export async function makeCandidate(
  repository: Repository,
  { folder, document, files }: EditedContent,
  tip: string,
): Promise<string> {
  const text = document.writeText();
  const mine = await readFolder(repository, folder, listContent(folder, text, files));
  const there = await readCommitted(repository, tip, createContentTest(text));
  const removed = new Set(files.listRemoved().map((file) => `public${file}`));
  const gone = [...there].filter(
    ([file]) =>
      !mine.has(file) &&
      (removed.has(file) || !(file.startsWith('public/') || file === configName)),
  );
  const entries = [
    ...[...mine].map(([file, { mode, blob }]) =>
      writeEntry(repository, file, { mode: there.get(file)?.mode ?? mode, blob }),
    ),
    ...gone.map(([file, { blob }]) => writeEntry(repository, file, { mode: '0', blob })),
  ];
  return withTempFolder(async (tempFolder) => {
    const environment = { GIT_INDEX_FILE: join(tempFolder, 'index') };
    const { git } = repository;
    await git.run(['read-tree', tip], { environment });
    await git.run(['update-index', '-z', '--index-info'], { environment, input: entries.join('') });
    return (await git.read(['write-tree'], { environment })).trim();
  });
}

/** A line of `git update-index --index-info`; mode 0 removes the file. */
function writeEntry({ prefix }: Repository, file: string, { mode, blob }: GitFile): string {
  return `${mode} ${blob}\t${prefix}${file}\0`;
}
