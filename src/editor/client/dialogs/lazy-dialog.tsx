import { Suspense, type ReactNode } from 'react';
import { useLoadLater } from './use-load-later';

interface LazyDialogProps {
  isOpen: boolean;
  /** loads its code; the same function each time */
  load: () => Promise<unknown>;
  children: ReactNode;
}

/** Shows a dialog whose code loads after the editor: it must be there without a connection. */
export function LazyDialog({ isOpen, load, children }: LazyDialogProps) {
  useLoadLater(load);
  return isOpen ? <Suspense>{children}</Suspense> : null;
}
