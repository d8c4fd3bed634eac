import { readdirSync } from 'node:fs';
import { readPeakMbOf } from '../../src/io/peak-memory.mjs';
import { readProcessStat } from '../../src/io/process-stat';

/** What this process and those that it has started took. */
export interface ChildrenMeasure {
  /** of the processor: of those that it has started alone */
  cpuSeconds: number;
  /** the most that this process and the peaks of those that ran beside it came to at a look */
  peakMb: number;
}

/** In milliseconds. What a process took after the last look at it is not counted. */
const interval = 200;

/**
 * Looks at the processes that this one starts, for as long as it runs.
 *
 * @returns what they took up to now; where the system does not tell, they took nothing
 */
export function watchChildren(): () => ChildrenMeasure {
  const seconds = new Map<number, number>();
  let peakMb = 0;
  const look = () => {
    const running = listChildren();
    for (const { pid, cpuSeconds } of running) seconds.set(pid, cpuSeconds);
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

interface Child {
  pid: number;
  cpuSeconds: number;
  peakMb: number;
}

function listChildren(): Child[] {
  try {
    const pids = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? Number(name) : []));
    return pids.flatMap((pid) => describeChild(pid) ?? []);
  } catch {
    return [];
  }
}

/** Undefined for a process of somebody else, and for one that has just ended. */
function describeChild(pid: number): Child | undefined {
  try {
    const { parent, cpuSeconds } = readProcessStat(pid);
    return parent === process.pid ? { pid, cpuSeconds, peakMb: readPeakMbOf(pid) ?? 0 } : undefined;
  } catch {
    return undefined;
  }
}
