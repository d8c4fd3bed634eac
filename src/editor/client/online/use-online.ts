import { useCallback, useEffect, useState } from 'react';
import type { OnlineAnswer } from '../../protocol/online-api';
import { useUnpublished } from '../publish/use-unpublished';
import type { DocumentView } from '../state/document-view';
import type { EditApi } from '../state/edit-api';

export interface Online {
  /** whether the site has to be put online first; undefined until that is known */
  online: OnlineAnswer | undefined;
  /** so many changes are saved and not published; undefined where the editor cannot know */
  unpublished: number | undefined;
  /** asks again */
  refresh: () => void;
}

/** Finds out whether the site has to be put online first, and what of it is not published. */
export function useOnline(api: EditApi, view: DocumentView): Online {
  const [online, setOnline] = useState<OnlineAnswer>();
  const refresh = useCallback(() => {
    const read = async (): Promise<void> => {
      const { status, body } = await api.get<OnlineAnswer>('online');
      setOnline((known) => (status === 200 ? body : (known ?? { isNew: false })));
    };
    // Without an answer, the dialog explains what is wrong.
    void read().catch(() => setOnline((known) => known ?? { isNew: false }));
  }, [api]);
  useEffect(refresh, [refresh]);
  return { online, unpublished: useUnpublished(api, view, online), refresh };
}
