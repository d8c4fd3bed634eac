import { lazy, Suspense } from 'react';
import { useLoadLater } from '../dialogs/use-load-later';
import type { HostDialogsProps } from './host-dialogs';

const load = () => import('./host-dialogs');

const HostDialogs = lazy(async () => ({ default: (await load()).HostDialogs }));

interface LazyHostDialogsProps extends Omit<HostDialogsProps, 'shown'> {
  /** undefined while none is open */
  shown: HostDialogsProps['shown'] | undefined;
}

/** Shows the dialogs about hosts. Their code loads after the editor: it must be there without a connection. */
export function LazyHostDialogs({ shown, ...props }: LazyHostDialogsProps) {
  useLoadLater(load);
  if (shown === undefined) return null;
  return (
    <Suspense>
      <HostDialogs shown={shown} {...props} />
    </Suspense>
  );
}
