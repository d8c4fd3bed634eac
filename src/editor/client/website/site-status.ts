import { getIn, type Json } from '../../../utils/json';
import type { PublishedAnswer } from '../../protocol/online-api';
import { useEditor } from '../state/editor-context';

export type SiteStatus = 'live' | 'demo' | 'closed';

/** How the site is set here, and how its published version is; undefined where that is not known. */
export function useSiteStatus(published: PublishedAnswer | undefined): {
  set: SiteStatus;
  shown: SiteStatus | undefined;
} {
  const { config } = useEditor();
  const { status } = published ?? {};
  return {
    set: readStatus(getIn(config, ['site', 'status'])),
    shown: status === undefined ? undefined : readStatus(status),
  };
}

function readStatus(status: Json | undefined): SiteStatus {
  return status === 'live' || status === 'closed' ? status : 'demo';
}
