import { lazy, Suspense, useEffect } from 'react';
import type { HostDialogsProps } from './host-dialogs';

/** Milliseconds: first, the page must be there. */
const loadAfter = 5_000;

const load = () => import('./host-dialogs');

const HostDialogs = lazy(async () => ({ default: (await load()).HostDialogs }));

interface LazyHostDialogsProps extends Omit<HostDialogsProps, 'shown'> {
  /** undefined while none is open */
  shown: HostDialogsProps['shown'] | undefined;
}

/** Shows the dialogs about hosts. Their code loads after the editor: it must be there without a connection. */
export function LazyHostDialogs({ shown, ...props }: LazyHostDialogsProps) {
  useEffect(() => {
    // Without a connection, the dialog tries again.
    const loading = setTimeout(() => void load().catch(() => undefined), loadAfter);
    return () => clearTimeout(loading);
  }, []);
  if (shown === undefined) return null;
  return (
    <Suspense>
      <HostDialogs shown={shown} {...props} />
    </Suspense>
  );
}
