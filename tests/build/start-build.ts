import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { outerEnvironment } from '../outer-environment';

/** A build in a process of its own. */
export interface RunningBuild {
  child: ChildProcess;
  /** resolves when it has written such a file; without a name, when it has its staging folder */
  hasWritten: (file?: string) => Promise<void>;
  /** resolves when its output holds the text */
  hasSaid: (text: string) => Promise<void>;
  /** how it ended: `code` is null when it was killed */
  ended: Promise<BuildEnd>;
}

interface BuildEnd {
  code: number | null;
  /** what it said */
  output: string;
}

/** Starts `npm run build -- --out=…` in a copy of the project, with other options if there are any. */
export function startBuild(
  project: string,
  outFolder = 'dist',
  options: readonly string[] = [],
): RunningBuild {
  const args = ['--import', 'tsx', 'src/cli/commands/build.ts', `--out=${outFolder}`, ...options];
  const child = spawn(process.execPath, args, { cwd: project, env: outerEnvironment() });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString();
    });
  }
  const ended = new Promise<BuildEnd>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  const findStaging = () =>
    listStagingFolders(project).find((name) => name.startsWith(`.dist-${child.pid}-`));
  return {
    child,
    ended,
    hasWritten: (file = '') =>
      waitUntil(() => {
        const staging = findStaging();
        return staging !== undefined && existsSync(join(project, staging, file));
      }),
    hasSaid: (text) => waitUntil(() => output.includes(text)),
  };
}

/** Builds to the end. */
export function runBuild(project: string, outFolder?: string): Promise<BuildEnd> {
  return startBuild(project, outFolder).ended;
}

/** Looks every 2 ms: a build does not wait for the test. */
async function waitUntil(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 300_000;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error('The build has not come so far in five minutes');
    await setTimeout(2);
  }
}

/** Builds to the end, or throws an Error with what the build said. */
export async function buildWell(
  project: string,
  outFolder?: string,
  options?: readonly string[],
): Promise<void> {
  const { code, output } = await startBuild(project, outFolder, options).ended;
  if (code !== 0) throw new Error(output);
}

/** What builds have left beside the site. */
export function listStagingFolders(project: string): string[] {
  return readdirSync(project).filter((name) => name.startsWith('.dist-'));
}
