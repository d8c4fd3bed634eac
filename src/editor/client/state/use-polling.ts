import { useEffect, useEffectEvent } from 'react';

/**
 * Asks the server again and again. Without a connection, it is tried again.
 *
 * @param every milliseconds between two questions; undefined when there is nothing to wait for
 * @param ask gets how many answers there were before
 */
export function usePolling(
  every: number | undefined,
  ask: (answers: number) => Promise<void>,
): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (every === undefined) return undefined;
    let answers = 0;
    const asking = setInterval(() => {
      void askNow(answers).then(
        () => (answers += 1),
        () => undefined,
      );
    }, every);
    return () => clearInterval(asking);
  }, [every]);
}
