import { setFlagsFromString } from 'node:v8';

/**
 * By how many percent the heap of each thread grows before it is looked through again. Left alone,
 * Node.js waits until there is several times as much as was needed the last time.
 */
const growth = {
  /** A config that is read is needed until it is built: looking through it often finds little. */
  reading: 100,
  /** Of each page that is rendered, nothing is needed afterwards. */
  rendering: 30,
} as const;

/** Keeps the heaps of this thread and of those to come close to what they need. */
export function limitHeapGrowth(work: keyof typeof growth): void {
  setFlagsFromString(`--heap-growing-percent=${growth[work]}`);
}
