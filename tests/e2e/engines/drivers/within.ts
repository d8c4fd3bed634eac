/**
 * Waits for a promise for so long at most.
 *
 * @param patience in milliseconds
 * @returns what was promised, or undefined when it has not come by then
 * @throws what the promise throws in time; what it throws later is of no interest
 */
export async function within<T>(patience: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience, undefined);
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(timer);
  }
}
