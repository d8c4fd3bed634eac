import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a run took: of its process, with all threads. */
export interface RunMeasure {
  cpuSeconds: number;
  seconds: number;
  peakMb: number;
}

interface RunPlace {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** where the process may leave what it took */
  usageFile: string;
  /** what becomes of its messages */
  messages: 'inherit' | 'ignore';
}

const recorder = pathToFileURL(join(import.meta.dirname, 'record-usage.mjs')).href;

/** Runs a program of Node.js to its end. @throws Error when it fails */
export function runRecorded(
  args: readonly string[],
  { cwd, env = {}, usageFile, messages }: RunPlace,
): RunMeasure {
  const start = performance.now();
  execFileSync(process.execPath, ['--import', recorder, ...args], {
    cwd,
    env: { ...process.env, ...env, USAGE_FILE: usageFile },
    stdio: ['ignore', 'ignore', messages],
  });
  const seconds = (performance.now() - start) / 1000;
  const usage = JSON.parse(readFileSync(usageFile, 'utf8')) as Omit<RunMeasure, 'seconds'>;
  return { ...usage, seconds };
}
