import { useEffect } from 'react';

/** Milliseconds: first, the page must be there. */
const loadAfter = 5_000;

/**
 * Loads code after the editor, so that it is there when the connection is lost.
 *
 * @param load the same function each time
 */
export function useLoadLater(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Without a connection, it is tried again when it is needed.
    const loading = setTimeout(() => void load().catch(() => undefined), loadAfter);
    return () => clearTimeout(loading);
  }, [load]);
}
