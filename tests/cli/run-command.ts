import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import { isSample } from '../runners/is-sample';
import { findSharedCopy } from '../build/project-copy';

const project = findSharedCopy();

type Command = 'validate' | 'format' | 'explain' | 'translations' | 'new-site';

interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

interface Around {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a command as `npm run` does, in a copy of the project with the site of the specification. */
export function runCommand(
  command: Command,
  args: string[],
  { cwd = project, input = '', env = {} }: Around & { input?: string } = {},
): Outcome {
  return spawnSync(process.execPath, [join(project, 'src/cli/pagewright.mjs'), command, ...args], {
    cwd,
    input,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
}

let shared: ChildProcess | undefined;

/**
 * Runs a command as `runCommand` does, without input. In a sample it has no process of its own, but
 * one in which others have run, because loading a command takes most of its time.
 */
export async function askCommand(
  command: Command,
  args: string[],
  { cwd = project, env = {} }: Around = {},
): Promise<Outcome> {
  // A process that has run a command knows its folder.
  if (!isSample || cwd !== project) return runCommand(command, args, { cwd, env });
  shared ??= startShared();
  const bundles = join(project, 'node_modules/.cache/commands');
  const name = readdirSync(bundles).find((folder) => !folder.startsWith('.')) ?? '';
  shared.send({ bundle: join(bundles, name, `${command}.js`), args, cwd, env });
  const [outcome] = await once(shared, 'message');
  return outcome as Outcome;
}

/** It ends with this process, and keeps it from nothing. */
function startShared(): ChildProcess {
  const file = join(projectFolder, 'tests/cli/command-process.mjs');
  // No terminal, even where the tests have one.
  const started = fork(file, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  started.unref();
  started.channel?.unref();
  return started;
}

// The first command after a change makes the bundle.
beforeAll(() => {
  runCommand('explain', []);
});
