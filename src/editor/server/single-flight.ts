/**
 * Makes something once for all who ask for it, and begins at once. After a failure, which the first who
 * asks hears of, the next one who asks has it tried again.
 */
export function makeNow<T>(make: () => Promise<T>): () => Promise<T> {
  let first: Promise<T> | undefined = make();
  first.catch(() => undefined);
  let made: Promise<T> | undefined;
  return () => {
    if (made) return made;
    const making = first ?? make();
    first = undefined;
    made = making.catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
