import { copyFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withTempFolder } from './candidate';
import { GitFailure } from './git';
import type { Repository } from './repository';

/** What became of the folder when something was published from it. */
export interface MovedFolder {
  /** whether it is at the published version now, with its branch */
  isCurrent: boolean;
  /** others have changed more than content: it has that now, too */
  hasNewProgram: boolean;
}

/**
 * Takes the branch that is checked out along to a commit that was published from it, with what others
 * have changed. What lies in the folder or is staged stays; where that is in the way, or the branch has
 * commits of its own, everything stays as it was.
 *
 * @param isContent files that the folder has as they are in the commit, by their paths in the repository
 */
export async function moveFolder(
  { git, head }: Repository,
  commit: string,
  isContent: (path: string) => boolean,
): Promise<MovedFolder> {
  const stays = { isCurrent: false, hasNewProgram: false };
  const isAhead = (await git.find(['merge-base', '--is-ancestor', head, commit])) === undefined;
  if (isAhead) return stays;
  const listed = await git.read(['diff-tree', '-r', '-z', '--no-renames', head, commit]);
  const parts = listed.split('\0');
  const changes = parts.flatMap((part, index) => {
    const [, mode, blob] = /^:\d+ (\d+) \w+ (\w+) \w$/.exec(part) ?? [];
    return mode === undefined ? [] : [{ mode, blob, path: parts[index + 1] ?? '' }];
  });
  const content = changes.filter(({ path }) => isContent(path));
  const input = content
    .map(({ mode, blob, path }) => `${Number(mode) === 0 ? '0' : mode} ${blob}\t${path}\0`)
    .join('');
  const stage = async (environment: Record<string, string>, dryRun: readonly string[]) => {
    await git.run(['update-index', '-z', '--index-info'], { input, environment });
    await git.run(['read-tree', '-m', '-u', ...dryRun, head, commit], { environment });
  };
  try {
    await withTempFolder(async (folder) => {
      const index = (await git.read(['rev-parse', '--git-path', 'index'])).trim();
      const copy = join(folder, 'index');
      const file = resolve(git.folder, index);
      if (existsSync(file)) copyFileSync(file, copy);
      await stage({ GIT_INDEX_FILE: copy }, ['-n']);
    });
    await stage({}, []);
    await git.run(['update-ref', '-m', 'publish', 'HEAD', commit, head]);
    return { isCurrent: true, hasNewProgram: content.length < changes.length };
  } catch (error) {
    if (error instanceof GitFailure) return stays;
    throw error;
  }
}
