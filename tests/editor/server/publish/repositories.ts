import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { makeTempFolder } from '../../../make-temp-folder';

/** Nothing of whoever runs the tests is in the repositories. */
export const gitSettings = { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };

/** Runs git in a folder, and gives what it prints. */
export function git(folder: string, ...args: string[]): string {
  const env = { ...process.env, ...gitSettings };
  return execFileSync('git', args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** A copy of the repository that somebody else works on. */
export interface OtherCopy {
  folder: string;
  /** replaces words in a file, commits that and pushes it */
  change: (file: string, edit: (text: string) => string) => void;
  write: (file: string, content: string | Uint8Array) => void;
  /** gets what others have pushed */
  pull: () => void;
}

/**
 * Makes a repository of the folder of a site, with a bare one as its remote that has the same.
 *
 * @returns the remote
 */
export function startRepository(folder: string): string {
  const remote = makeTempFolder();
  git(remote, 'init', '--quiet', '--bare', '--initial-branch=main');
  writeFileSync(join(folder, '.gitignore'), '.editor/\n');
  writeFileSync(join(folder, 'program.txt'), 'one\ntwo\n');
  git(folder, 'init', '--quiet', '--initial-branch=main');
  introduce(folder);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=Begin');
  git(folder, 'remote', 'add', 'origin', remote);
  git(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  return remote;
}

/** The lines that the last commit of a branch has changed, after the names of the files. */
export function readDiff(remote: string, branch = 'main'): string[] {
  return git(remote, 'diff', '--unified=0', `${branch}^`, branch)
    .split('\n')
    .filter((line) => /^(?:\+\+\+ |[+-](?![+-]{2}))/.test(line));
}

/** Says who commits. */
function introduce(folder: string): void {
  git(folder, 'config', 'user.name', 'Ada');
  git(folder, 'config', 'user.email', 'ada@site.test');
}

/** Clones a repository, as somebody else has it. */
export function cloneOf(remote: string): OtherCopy {
  const folder = join(makeTempFolder(), 'copy');
  git(dirname(folder), 'clone', '--quiet', remote, folder);
  introduce(folder);
  const commit = () => {
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message=Change of somebody else');
    git(folder, 'push', '--quiet');
  };
  return {
    folder,
    pull: () => void git(folder, 'pull', '--quiet'),
    change(file, edit) {
      const path = join(folder, file);
      writeFileSync(path, edit(readFileSync(path, 'utf8')));
      commit();
    },
    write(file, content) {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      commit();
    },
  };
}

/** Makes the remote refuse, with these words, what is pushed to a branch. */
export function protect(remote: string, branch: string, words: string): void {
  const hook = join(remote, 'hooks/update');
  const script = `#!/bin/sh\nif [ "$1" = "refs/heads/${branch}" ]; then echo "${words}" >&2; exit 1; fi\n`;
  mkdirSync(dirname(hook), { recursive: true });
  writeFileSync(hook, script, { mode: 0o755 });
}

/** Makes the remote take everything again. */
export function unprotect(remote: string): void {
  rmSync(join(remote, 'hooks/update'));
}
