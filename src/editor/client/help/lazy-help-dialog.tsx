import { lazy } from 'react';
import { LazyDialog } from '../dialogs/lazy-dialog';

const load = () => import('./help-dialog');

const HelpDialog = lazy(async () => ({ default: (await load()).HelpDialog }));

export function LazyHelpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return <LazyDialog load={load}>{isOpen && <HelpDialog onClose={onClose} />}</LazyDialog>;
}
