import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { projectFolder } from '../../scripts/project-folder';

/** Runs a command as `npm run` does. */
export function runCommand(
  command: 'validate' | 'format' | 'explain',
  args: string[],
  {
    cwd = projectFolder,
    input = '',
    env = {},
  }: { cwd?: string; input?: string; env?: NodeJS.ProcessEnv } = {},
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(
    process.execPath,
    [join(projectFolder, 'scripts/run-bundled.mjs'), command, ...args],
    {
      cwd,
      input,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    },
  );
}

// The first command after a change makes the bundle.
beforeAll(() => {
  runCommand('explain', []);
}, 60_000);
