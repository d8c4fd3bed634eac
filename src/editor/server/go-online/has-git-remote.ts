import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findUp } from '../../../io/find-up.mjs';

/**
 * Whether a folder is in a git repository that is connected to a server. Git is not asked: on a Mac without
 * it, starting it opens a window that offers to install the tools for developers.
 */
export function hasGitRemote(folder: string): boolean {
  const root = findUp(folder, (parent) => existsSync(join(parent, '.git')));
  if (root === undefined) return false;
  const place = join(root, '.git');
  // A file names the repository that a submodule or another worktree belongs to.
  if (!statSync(place).isDirectory()) return true;
  const config = join(place, 'config');
  return existsSync(config) && /^\s*\[remote\s+"/m.test(readFileSync(config, 'utf8'));
}
