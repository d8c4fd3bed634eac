import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CommandError } from '../commands/command-error';
import { readProcessStat } from '../commands/process-stat';

/** How long it took until something was there. */
export interface Waiting {
  ms: number;
  /** of the dev server's processor; not a number where the system does not tell */
  cpuSeconds: number;
}

/** Busy machines take their time, but not this much. */
const longestWait = 240_000;
/** Short beside what is measured, and long enough not to keep the server busy. */
const pollMs = 20;

/** A dev server, as `npm run dev` starts it in a folder. */
export class DevServer {
  private constructor(
    private readonly process: ChildProcess,
    private readonly address: string,
    /** from the command to the first page */
    readonly started: Waiting,
  ) {}

  static async start(folder: string): Promise<DevServer> {
    const port = await findFreePort();
    const start = performance.now();
    const vite = join(folder, 'node_modules/vite/bin/vite.js');
    const started = spawn(process.execPath, [vite, '--configLoader', 'runner', '--strictPort'], {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      stdio: 'ignore',
    });
    const address = `http://localhost:${port}`;
    await poll(started, `${address}/`, '');
    const waiting = { ms: performance.now() - start, cpuSeconds: readCpuSeconds(started) };
    return new DevServer(started, address, waiting);
  }

  /** Asks for a page until it is there and says something. */
  async waitFor(page: string, words: string): Promise<Waiting> {
    const start = performance.now();
    const cpuBefore = readCpuSeconds(this.process);
    await poll(this.process, this.address + page, words);
    const cpuSeconds = readCpuSeconds(this.process) - cpuBefore;
    return { ms: performance.now() - start, cpuSeconds };
  }

  async stop(): Promise<void> {
    const end = once(this.process, 'exit');
    this.process.kill();
    await end;
  }
}

async function poll(server: ChildProcess, address: string, words: string): Promise<void> {
  const end = performance.now() + longestWait;
  while (performance.now() < end && server.exitCode === null) {
    // oxlint-disable-next-line no-await-in-loop
    if (await says(address, words)) return;
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(pollMs);
  }
  throw new CommandError(`The dev server did not answer ${address} with "${words}".`);
}

async function says(address: string, words: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    return response.ok && (await response.text()).includes(words);
  } catch {
    // It does not listen yet.
    return false;
  }
}

function readCpuSeconds({ pid = 0 }: ChildProcess): number {
  try {
    return readProcessStat(pid).cpuSeconds;
  } catch {
    return Number.NaN;
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const closed = once(server, 'close');
  server.close();
  await closed;
  return address && typeof address === 'object' ? address.port : 0;
}
