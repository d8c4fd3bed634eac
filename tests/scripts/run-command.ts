import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { findSharedCopy } from './project-copy';

const project = findSharedCopy();

/** Runs a command as `npm run` does, in a copy of the project with the site of the specification. */
export function runCommand(
  command: 'validate' | 'format' | 'explain' | 'translations' | 'new-site',
  args: string[],
  {
    cwd = project,
    input = '',
    env = {},
  }: { cwd?: string; input?: string; env?: NodeJS.ProcessEnv } = {},
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [join(project, 'scripts/run-bundled.mjs'), command, ...args], {
    cwd,
    input,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
}

// The first command after a change makes the bundle.
beforeAll(() => {
  runCommand('explain', []);
}, 60_000);
