import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const gone = [...there.keys()].filter(
    (file) => !mine.has(file) && (removed.has(file) || !file.startsWith('public/')),
  );
  const entries = [
    ...[...mine].map(([file, own]) =>
      writeEntry(repository, file, { ...own, ...keepMode(there.get(file)) }),
    ),
    ...gone.map((file) => writeEntry(repository, file, undefined)),
  ];
  return withTempFolder(async (tempFolder) => {
    const environment = { GIT_INDEX_FILE: join(tempFolder, 'index') };
    const { git } = repository;
    await git.run(['read-tree', tip], { environment });
    await git.run(['update-index', '-z', '--index-info'], { environment, input: entries.join('') });
    return (await git.read(['write-tree'], { environment })).trim();
  });
}

function keepMode(known: GitFile | undefined): Partial<GitFile> {
  return known ? { mode: known.mode } : {};
}

/** A line of `git update-index --index-info`; mode 0 removes the file. */
function writeEntry({ prefix }: Repository, file: string, own: GitFile | undefined): string {
  const { mode, blob } = own ?? { mode: '0', blob: '0'.repeat(40) };
  return `${mode} ${blob}\t${prefix}${file}\0`;
}
