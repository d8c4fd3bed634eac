import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * By how many percent the heap of each thread may grow before it is looked through again. Left alone,
 * Node.js waits until there is several times as much as was needed the last time.
 */
const heapGrowth = 30;

/** With less than this, giving back is not worth the time. */
const fewBytes = 100_000_000;

/**
 * Gives back what is no longer needed, and keeps the heaps of this thread and of those to come close to
 * what they need. Call when a config has been checked, before pages are rendered.
 */
export function freeMemory(): void {
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
  if (process.memoryUsage().heapUsed < fewBytes) return;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
