import { readdirSync, readFileSync } from 'node:fs';

/** What the processes took that this one has started. */
export interface ChildrenMeasure {
  cpuSeconds: number;
  /** the most that this process and the peaks of those that ran beside it came to at a look */
  peakMb: number;
}

/** In milliseconds. What a process took after the last look at it is not counted. */
const interval = 200;

/** Linux counts in hundredths of a second, see proc_pid_stat(5). */
const ticksPerSecond = 100;

/**
 * Looks at the processes that this one starts, for as long as it runs.
 *
 * @returns what they took up to now; nothing where the system does not tell
 */
export function watchChildren(): () => ChildrenMeasure {
  const seconds = new Map<string, number>();
  let peakMb = 0;
  const look = () => {
    const running = listChildren();
    for (const { id, cpuSeconds } of running) seconds.set(id, cpuSeconds);
    const own = process.memoryUsage.rss() / 1024 / 1000;
    peakMb = Math.max(peakMb, own + sum(running.map((child) => child.peakMb)));
  };
  setInterval(look, interval).unref();
  return () => {
    look();
    return { cpuSeconds: sum([...seconds.values()]), peakMb };
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function listChildren(): (ChildrenMeasure & { id: string })[] {
  return listProcesses().flatMap((id) => {
    const stat = readAbout(id, 'stat');
    // The name, which may hold anything, stands in brackets before the rest.
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readAbout(id, 'status')) ?? [];
    if (Number(parent) !== process.pid || kilobytes === undefined) return [];
    const ticks = Number(rest[9]) + Number(rest[10]);
    return { id, cpuSeconds: ticks / ticksPerSecond, peakMb: Number(kilobytes) / 1000 };
  });
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Nothing of a process that has ended. */
function readAbout(id: string, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
