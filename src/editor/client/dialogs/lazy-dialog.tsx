import { Suspense, useEffect, type ReactNode } from 'react';

/** Milliseconds: first, the page must be there. */
const loadAfter = 5_000;

/**
 * Loads code after the editor, so that it is there when the connection is lost.
 *
 * @param load the same function each time
 */
function useLoadLater(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Without a connection, it is tried again when it is needed.
    const loading = setTimeout(() => void load().catch(() => undefined), loadAfter);
    return () => clearTimeout(loading);
  }, [load]);
}

interface LazyDialogProps {
  /** loads its code; the same function each time */
  load: () => Promise<unknown>;
  /** the dialog while it is open */
  children: ReactNode;
}

/** Shows a dialog whose code loads after the editor: it must be there without a connection. */
export function LazyDialog({ load, children }: LazyDialogProps) {
  useLoadLater(load);
  return <Suspense>{children}</Suspense>;
}
