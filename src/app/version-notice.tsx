import { useEffect } from 'react';
import { notify } from '../components/notify';
import { useSite } from '../components/site-context';
import type { PageData } from './page-data';

/**
 * Offers to reload the page when a newer build of the site has been deployed. It looks when the
 * visitor comes back to the window and while it stays open, never twice within the interval.
 */
export function VersionNotice({ data }: { data: PageData }) {
  const { labels, behavior } = useSite();
  const { versionInterval } = behavior.navigation;

  useEffect(() => {
    let checkedAt = Date.now();

    async function check(): Promise<void> {
      if (document.hidden || Date.now() - checkedAt < versionInterval) return;
      checkedAt = Date.now();
      if (!(await data.checkVersion())) return;
      notify({
        kind: 'action',
        text: labels.newVersion,
        action: { label: labels.loadNewVersion, run: () => location.reload() },
      });
    }

    const onLook = () => void check();
    const timer = setInterval(onLook, versionInterval);
    addEventListener('focus', onLook);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', onLook);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [data, labels, versionInterval]);

  return null;
}
