import { lazy, Suspense } from 'react';
import { useLoadLater } from '../dialogs/use-load-later';
import type { DocumentStore } from '../state/document-store';

const load = () => import('./website-dialog');

const WebsiteDialog = lazy(async () => ({ default: (await load()).WebsiteDialog }));

interface LazyWebsiteDialogProps {
  isOpen: boolean;
  store: DocumentStore;
  onClose: () => void;
}

/** Shows how the site is published. Its code loads after the editor: it must be there without a connection. */
export function LazyWebsiteDialog({ isOpen, ...props }: LazyWebsiteDialogProps) {
  useLoadLater(load);
  if (!isOpen) return null;
  return (
    <Suspense>
      <WebsiteDialog {...props} />
    </Suspense>
  );
}
