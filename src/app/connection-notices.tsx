import { useEffect } from 'react';
import { notify } from '../components/notify';
import { useSite } from '../components/site-context';
import type { PageData } from './page-data';

/** Says when the connection is lost and when it is back. Requests wait in between. */
export function ConnectionNotices({ data }: { data: PageData }) {
  const { labels } = useSite();

  useEffect(() => {
    let takeAway: (() => void) | undefined;

    function showOffline(): void {
      takeAway = notify({
        kind: 'action',
        text: labels.offline,
        action: { label: labels.retryConnection, run: () => void retry() },
      });
    }

    async function retry(): Promise<void> {
      if (!(await data.checkConnection())) showOffline();
    }

    return data.watchConnection((online) => {
      takeAway?.();
      if (online) notify({ kind: 'passive', text: labels.backOnline });
      else showOffline();
    });
  }, [data, labels]);

  return null;
}
