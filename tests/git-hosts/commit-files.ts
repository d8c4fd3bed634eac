import { execFile } from 'node:child_process';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeTempFolder } from '../make-temp-folder';
import { gitSettings, type BareRepository } from './bare-repository';

const run = promisify(execFile);

/** Commits files as another person does, whose copy of the branch is current. */
export async function commitFiles(
  repository: BareRepository,
  branch: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  parent?: string,
): Promise<string> {
  const contents = Object.values(files).map((content) => Buffer.from(content));
  const blobs = await repository.writeBlobs(contents);
  const entries = Object.keys(files).map((path, index) => ({
    path,
    mode: '100644',
    sha: blobs[index] ?? '',
  }));
  const tree = await repository.writeTree(parent, entries);
  if (!tree.ok) throw new Error(tree.reason);
  return commitTree(repository, branch, tree.output, parent);
}

export async function commitTree(
  repository: BareRepository,
  branch: string,
  tree: string,
  parent?: string,
): Promise<string> {
  const person = 'Ada <ada@site.test> 1800000000 +0000';
  const parents = parent === undefined ? '' : `parent ${parent}\n`;
  const commit = await repository.writeCommit(
    `tree ${tree}\n${parents}author ${person}\ncommitter ${person}\n\nChange ${branch}\n`,
  );
  await repository.git(['update-ref', `refs/heads/${branch}`, commit]);
  return commit;
}

/** The files of a clone: bytes in base64 by path, and which of them are programs. */
export async function cloneFiles(
  { folder }: BareRepository,
  branch = 'main',
): Promise<{ files: Record<string, string>; programs: string[] }> {
  const copy = join(makeTempFolder(), 'copy');
  const env = { ...process.env, ...gitSettings };
  await run('git', ['clone', '--quiet', '--branch', branch, folder, copy], { env });
  const names = await readdir(copy, { recursive: true, withFileTypes: true });
  const paths = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
    .filter((path) => !path.startsWith('.git/'))
    .toSorted();
  const read = async (path: string) =>
    [path, (await readFile(join(copy, path))).toString('base64')] as const;
  const modes = await Promise.all(paths.map((path) => lstat(join(copy, path))));
  return {
    files: Object.fromEntries(await Promise.all(paths.map(read))),
    programs: paths.filter((_, index) => ((modes[index]?.mode ?? 0) & 0o100) !== 0),
  };
}
