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
  let hasFailed = false;
  async function takeOneByOne(): Promise<void> {
    try {
      for (let next = waiting.next(); !hasFailed && !next.done; next = waiting.next()) {
        await work(next.value);
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }
  const ends = await Promise.allSettled(
    Array.from({ length: availableParallelism() }, takeOneByOne),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
