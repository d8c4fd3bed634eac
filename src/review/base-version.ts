import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { findListsInFiles } from '../check/lists/find-list-files';
import { CommandError } from '../io/command-error';
import { configName } from '../io/project-folder';

/** The files of the version to compare with. */
export interface BaseFiles {
  /** how to call it in the report */
  name: string;
  config: Buffer;
  publicFolder: string;
  /** where the files are that its lists are kept in */
  listFolder: string;
}

/**
 * Gets the version that a change is compared with: a file, a revision of git or, when none is
 * given, the revision where the current branch left the published one.
 *
 * @param draftFolder an empty folder, which receives public/ of a revision
 * @throws CommandError whose message says what to do, when there is no such version
 */
export function readBase(
  base: string | undefined,
  projectFolder: string,
  draftFolder: string,
): BaseFiles {
  if (base !== undefined && isFile(base)) {
    const publicFolder = join(projectFolder, 'public');
    const listFolder = dirname(resolve(base));
    return { name: base, config: readFileSync(base), publicFolder, listFolder };
  }
  const git = (args: string[], environment = {}) => runGit(args, projectFolder, environment);
  const revision = base ?? git(['merge-base', 'HEAD', 'origin/main'])?.toString().trim() ?? 'HEAD';
  const commit = git([
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ])
    ?.toString()
    .trim();
  if (!commit) {
    throw new CommandError(
      base === undefined
        ? 'There is no earlier version to compare with: this folder has no git commits. Name an earlier config: npm run review -- --base FILE'
        : `"${base}" is neither a file nor a git revision. To list revisions, run: git log --oneline`,
    );
  }
  const short = commit.slice(0, 7);
  const name = base && base !== commit ? `${base} (${short})` : short;
  const files = readTree(commit, name, projectFolder, draftFolder);
  if (!files) throw new CommandError(`Revision "${revision}" does not contain ${configName}.`);
  return files;
}

/**
 * Gets the files of a site out of a commit or a tree of git.
 *
 * @param draftFolder an empty folder, which receives them
 * @returns undefined when there is no config in it
 */
export function readTree(
  tree: string,
  name: string,
  projectFolder: string,
  draftFolder: string,
): BaseFiles | undefined {
  const git = (args: string[], environment = {}) => runGit(args, projectFolder, environment);
  const config = git(['show', `${tree}:./${configName}`]);
  if (!config) return undefined;
  const publicFolder = join(draftFolder, 'public');
  // An index of its own: what is staged in the project stays as it is.
  const environment = { GIT_INDEX_FILE: join(draftFolder, 'index') };
  const prefix = git(['rev-parse', '--show-prefix'])?.toString().trim() ?? '';
  if (git(['read-tree', `${tree}:${prefix}public`], environment)) {
    git(['checkout-index', '--all', `--prefix=${publicFolder}${sep}`], environment);
  }
  const listFolder = join(draftFolder, 'all');
  const hasLists = findListsInFiles(config.toString('utf8')).length > 0;
  if (hasLists && git(['read-tree', `${tree}:${prefix}`], environment)) {
    git(['checkout-index', '--all', `--prefix=${listFolder}${sep}`], environment);
  }
  return { name, config, publicFolder, listFolder };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** What git prints; undefined when it fails. */
function runGit(args: string[], cwd: string, environment: object): Buffer | undefined {
  // Programs that the repository names have no part in this.
  const settings = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];
  const { status, stdout } = spawnSync('git', [...settings, ...args], {
    cwd,
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}
