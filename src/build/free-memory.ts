import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { forgetContents } from '../content/list-references';
import { clearMemoizedStrings } from '../utils/memoize';
import { limitHeapGrowth } from '../io/heap-growth';

/** With less than this, giving back is not worth the time. */
const fewBytes = 100_000_000;

/**
 * Gives back what is no longer needed, and keeps the heaps of this thread and of those to come close to
 * what they need. Call when a config has been checked, before pages are rendered.
 */
export function freeMemory(): void {
  limitHeapGrowth('rendering');
  if (process.memoryUsage().heapUsed < fewBytes) return;
  forgetContents();
  clearMemoizedStrings();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
