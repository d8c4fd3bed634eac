/** Makes a function that runs at most so many tasks at once; the others wait for their turn. */
export function limitParallel(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // A task that waits takes over the place of the one that ends.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
