import { lazy } from 'react';
import { LazyDialog } from '../dialogs/lazy-dialog';
import type { HostDialogsProps } from './host-dialogs';

const load = () => import('./host-dialogs');

const HostDialogs = lazy(async () => ({ default: (await load()).HostDialogs }));

interface LazyHostDialogsProps extends Omit<HostDialogsProps, 'shown'> {
  /** undefined while none is open */
  shown: HostDialogsProps['shown'] | undefined;
}

/** Shows the dialogs about hosts. */
export function LazyHostDialogs({ shown, ...props }: LazyHostDialogsProps) {
  return (
    <LazyDialog load={load}>
      {shown !== undefined && <HostDialogs shown={shown} {...props} />}
    </LazyDialog>
  );
}
