import { availableParallelism } from 'node:os';

/** Does the work for each item, for as many at once as there are processors. */
export async function workThrough<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  async function takeOneByOne(): Promise<void> {
    for (const item of waiting) await work(item);
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeOneByOne));
}
