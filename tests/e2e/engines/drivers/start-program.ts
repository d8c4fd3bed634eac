import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program that runs beside the tests. */
export interface Program {
  /** Calls back with each line that it writes. */
  onLine: (listen: (line: string) => void) => void;
  stop: () => Promise<void>;
}

/** Starts a program; it ends with this one at the latest. */
export function startProgram(
  command: string,
  args: string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(command, args, {
    // A browser starts others, which end with it.
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => endGroup(child);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  process.once('exit', kill);
  return {
    onLine(listen) {
      for (const stream of [child.stdout, child.stderr]) {
        createInterface({ input: stream }).on('line', listen);
      }
    },
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

/**
 * Waits until a program writes a line that matches, and gives what the pattern has in parentheses.
 *
 * @throws Error when it has not after a minute
 */
export function waitForLine(program: Program, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No line like ${pattern}`)), 60_000);
    program.onLine((line) => {
      const found = pattern.exec(line)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
