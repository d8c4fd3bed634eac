import { lazy } from 'react';
import { LazyDialog } from '../dialogs/lazy-dialog';
import type { DocumentStore } from '../state/document-store';

const load = () => import('./website-dialog');

const WebsiteDialog = lazy(async () => ({ default: (await load()).WebsiteDialog }));

interface LazyWebsiteDialogProps {
  isOpen: boolean;
  store: DocumentStore;
  onClose: () => void;
}

/** Shows how the site is published. */
export function LazyWebsiteDialog({ isOpen, ...props }: LazyWebsiteDialogProps) {
  return <LazyDialog load={load}>{isOpen && <WebsiteDialog {...props} />}</LazyDialog>;
}
