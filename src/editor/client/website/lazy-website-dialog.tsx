import { lazy, Suspense, useEffect } from 'react';
import type { DocumentStore } from '../state/document-store';

/** Milliseconds: first, the page must be there. */
const loadAfter = 5_000;

const load = () => import('./website-dialog');

const WebsiteDialog = lazy(async () => ({ default: (await load()).WebsiteDialog }));

interface LazyWebsiteDialogProps {
  isOpen: boolean;
  store: DocumentStore;
  onClose: () => void;
}

/** Shows how the site is published. Its code loads after the editor: it must be there without a connection. */
export function LazyWebsiteDialog({ isOpen, ...props }: LazyWebsiteDialogProps) {
  useEffect(() => {
    // Without a connection, the dialog tries again.
    const loading = setTimeout(() => void load().catch(() => undefined), loadAfter);
    return () => clearTimeout(loading);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <WebsiteDialog {...props} />
    </Suspense>
  );
}
