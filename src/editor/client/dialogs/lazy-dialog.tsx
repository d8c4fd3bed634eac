import { Suspense, type ReactNode } from 'react';
import { useLoadLater } from './use-load-later';

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
