import { useEffect, useState, type ComponentType } from 'react';

/**
 * Messages and tooltips: no byte of the HTML or of the app, fetched when the page is hydrated.
 * Waiting for the first message would be too late for the one that says the connection is lost, and
 * for screen readers, which hear of messages only in a place that was there before.
 */
export function LateShell() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    const stop = new AbortController();
    function load(): void {
      import('./late-parts').then(
        ({ LateParts }) => setParts(() => LateParts),
        // Without them the page still works. What was said meanwhile is shown as soon as they come.
        () => addEventListener('online', load, { once: true, signal: stop.signal }),
      );
    }
    load();
    return () => stop.abort();
  }, []);
  return Parts && <Parts />;
}
