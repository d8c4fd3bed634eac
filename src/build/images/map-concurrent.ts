import { availableParallelism } from 'node:os';

/**
 * Does the work for each item, for as many at once as there are processors. The next item is
 * taken when one is done. Once something fails, no other item is begun.
 *
 * @throws what the work throws, once all work that was begun has ended
 */
export async function mapConcurrent<T>(
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
