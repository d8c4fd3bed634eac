import { copyFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GitFailure } from './git';
import type { GitPlace } from './git-place';
import { plainFile } from './repository';
import { withTempFolder } from './temp-folder';

/** Takes a path from the folder of the repository. */
type PathTest = (path: string) => boolean;

/** A file that is another one in a commit; mode 000000 when it is gone. */
interface ChangedPath {
  mode: string;
  blob: string;
  path: string;
}

/**
 * What the editor is run from or keeps, and its packages: no commit may change it. Some systems take
 * capital letters for small ones.
 */
const running = /(?:^|\/)(?:node_modules|\.editor)(?:\/|$)/i;

/**
 * Whether a later commit has another program: anything but content. Of a branch with commits of its
 * own, it does not count: git has to merge them.
 */
export async function hasNewProgram(
  place: GitPlace,
  commit: string,
  isContent: PathTest,
): Promise<boolean> {
  const changes = await listChanges(place, commit);
  return changes?.some((change) => !isPlainContent(change, isContent)) ?? false;
}

/**
 * Takes the branch that is checked out along to a commit, with the program there. What lies in the folder
 * or is staged stays; where that is in the way, or the branch has commits of its own, everything stays as
 * it was.
 *
 * @param drafts where the editor keeps what it needs
 * @param isContent files that the folder has as they are in the commit
 * @returns whether the folder is at the commit now
 */
export async function moveFolder(
  place: GitPlace,
  drafts: string,
  commit: string,
  isContent: PathTest,
): Promise<boolean> {
  const { git, head } = place;
  const changes = await listChanges(place, commit);
  if (!changes || changes.some(({ path }) => running.test(path))) return false;
  const input = changes
    .filter((change) => isPlainContent(change, isContent))
    .map(({ mode, blob, path }) => `${Number(mode) === 0 ? '0' : mode} ${blob}\t${path}\0`)
    .join('');
  const stage = async (environment: Record<string, string>, dryRun: readonly string[]) => {
    await git.run(['update-index', '-z', '--index-info'], { input, environment });
    await git.run(['read-tree', '-m', '-u', ...dryRun, head, commit], { environment });
  };
  try {
    await withTempFolder(drafts, async (folder) => {
      const index = (await git.read(['rev-parse', '--git-path', 'index'])).trim();
      const copy = join(folder, 'index');
      const file = resolve(git.folder, index);
      if (existsSync(file)) copyFileSync(file, copy);
      await stage({ GIT_INDEX_FILE: copy }, ['-n']);
    });
    await stage({}, []);
    await git.run(['update-ref', '-m', 'publish', 'HEAD', commit, head]);
    return true;
  } catch (error) {
    if (error instanceof GitFailure) return false;
    throw error;
  }
}

/** What a commit changes of the one that is checked out; undefined when it does not come after it. */
async function listChanges(
  { git, head }: GitPlace,
  commit: string,
): Promise<ChangedPath[] | undefined> {
  const isAhead = (await git.find(['merge-base', '--is-ancestor', head, commit])) === undefined;
  if (isAhead) return undefined;
  const listed = await git.read(['diff-tree', '-r', '-z', '--no-renames', head, commit]);
  const parts = listed.split('\0');
  return parts.flatMap((part, index) => {
    const [, mode, blob] = /^:\d+ (\d+) \w+ (\w+) \w$/.exec(part) ?? [];
    return mode === undefined || blob === undefined
      ? []
      : [{ mode, blob, path: parts[index + 1] ?? '' }];
  });
}

/** A link is none, wherever it is. */
function isPlainContent({ mode, path }: ChangedPath, isContent: PathTest): boolean {
  return isContent(path) && (Number(mode) === 0 || mode.startsWith(plainFile.slice(0, 3)));
}
