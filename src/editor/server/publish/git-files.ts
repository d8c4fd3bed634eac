import { join } from 'node:path';
import { isPlain } from './content-files';
import type { GitPlace } from './git-place';
import { plainFile, type ContentTest, type GitFile, type GitFiles } from './repository';
import { withTempFolder } from './temp-folder';

/** The content that a commit has. Links are none. */
export async function readCommitted(
  { git, prefix }: GitPlace,
  commit: string,
  isContent: ContentTest,
): Promise<GitFiles> {
  const listed = await git.read(['ls-tree', '-r', '-z', '--full-tree', commit]);
  return new Map(
    listed.split('\0').flatMap((line): [string, GitFile][] => {
      const [, mode = '', blob = '', path = ''] = /^(100\d+) blob (\w+)\t(.*)$/s.exec(line) ?? [];
      const file = path.slice(prefix.length);
      const isOurs = path.startsWith(prefix) && isContent(file);
      return isOurs ? [[file, { mode, blob }]] : [];
    }),
  );
}

/** Names the content of files in a folder; those that are not there, and links, are left out. */
export async function readFolder(
  { git, prefix }: GitPlace,
  folder: string,
  files: Iterable<string>,
): Promise<GitFiles> {
  const there = [...new Set(files)].filter(
    (file) => !file.includes('\n') && isPlain(join(folder, file)),
  );
  const input = there.map((file) => `${prefix}${file}\n`).join('');
  const blobs = (await git.read(['hash-object', '-w', '--stdin-paths'], { input })).split('\n');
  return new Map(there.map((file, index) => [file, { mode: plainFile, blob: blobs[index] ?? '' }]));
}

/** The content of a file in a commit, as the folder would have it. */
export async function readContent(
  { git, prefix }: GitPlace,
  commit: string,
  file: string,
): Promise<Buffer> {
  return git.run(['cat-file', '--filters', `${commit}:${prefix}${file}`]);
}

/** The content that git has by this name, as the folder would have it. */
export async function readBlob(
  { git, prefix }: GitPlace,
  file: string,
  blob: string,
): Promise<Buffer> {
  return git.run(['cat-file', '--filters', `--path=${prefix}${file}`, blob]);
}

/** Gives a text to git as the content of a file. */
export async function writeBlob(
  { git, prefix }: GitPlace,
  file: string,
  text: string,
): Promise<string> {
  const path = `--path=${prefix}${file}`;
  return (await git.read(['hash-object', '-w', '--stdin', path], { input: text })).trim();
}

/**
 * Makes a version with these files on top of a commit. It needs a separate index.
 *
 * @param drafts where the editor keeps what it needs
 * @returns the tree, as git names it; the commit when that has the same
 */
export async function makeTree(
  { git, prefix }: GitPlace,
  drafts: string,
  commit: string,
  entries: GitFiles,
): Promise<string> {
  return withTempFolder(drafts, async (tempFolder) => {
    const environment = { GIT_INDEX_FILE: join(tempFolder, 'index') };
    const input = [...entries].map((entry) => writeEntry(prefix, entry)).join('');
    await git.run(['read-tree', commit], { environment });
    await git.run(['update-index', '-z', '--index-info'], { environment, input });
    const tree = (await git.read(['write-tree'], { environment })).trim();
    return tree === (await git.find(['rev-parse', `${commit}^{tree}`])) ? commit : tree;
  });
}

/** A line of `git update-index --index-info`; mode 0 removes the file. */
function writeEntry(prefix: string, [file, { mode, blob }]: [string, GitFile]): string {
  return `${mode} ${blob}\t${prefix}${file}\0`;
}
