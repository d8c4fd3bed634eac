import { lazy } from 'react';
import { LazyDialog } from '../dialogs/lazy-dialog';

const load = () => import('./help-dialog');

const HelpDialog = lazy(async () => ({ default: (await load()).HelpDialog }));

export function LazyHelpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <LazyDialog isOpen={isOpen} load={load}>
      <HelpDialog onClose={onClose} />
    </LazyDialog>
  );
}
