import { lazy } from 'react';
import { LazyDialog } from '../dialogs/lazy-dialog';
import type { WebsiteDialogProps } from './website-dialog';

const load = () => import('./website-dialog');

const WebsiteDialog = lazy(async () => ({ default: (await load()).WebsiteDialog }));

interface LazyWebsiteDialogProps extends WebsiteDialogProps {
  isOpen: boolean;
}

/** Shows how the site is published. */
export function LazyWebsiteDialog({ isOpen, ...props }: LazyWebsiteDialogProps) {
  return <LazyDialog load={load}>{isOpen && <WebsiteDialog {...props} />}</LazyDialog>;
}
