import { availableParallelism } from 'node:os';

/**
 * Does the work for each item, for as many at once as there are processors. Items are taken one by
 * one, when there is somebody to work on them. Once something fails, none is begun any more.
 *
 * @throws what the work throws, when nobody is at work any more
 */
export async function workThrough<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const failures: unknown[] = [];
  async function takeOneByOne(): Promise<void> {
    try {
      while (failures.length === 0) {
        const next = waiting.next();
        if (next.done) return;
        await work(next.value);
      }
    } catch (error) {
      failures.push(error);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeOneByOne));
  if (failures.length > 0) throw failures[0];
}
