import { useCallback, useEffect, useState } from 'react';
import type { OnlineAnswer, PublishedAnswer } from '../../protocol/online-api';
import { useUnpublished } from '../publish/use-unpublished';
import type { DocumentView } from '../state/document-view';
import type { EditApi } from '../state/edit-api';

export interface Online {
  /** whether the site has to be put online first; undefined until that is known */
  online: OnlineAnswer | undefined;
  /** so many changes are saved and not published; undefined where the editor cannot know */
  unpublished: number | undefined;
  /** how the last published version is set; undefined until that is known */
  published: PublishedAnswer | undefined;
  /** asks again */
  refresh: () => void;
}

/** Finds out whether the site has to be put online first, and what of it is not published. */
export function useOnline(api: EditApi, view: DocumentView): Online {
  const [online, setOnline] = useState<OnlineAnswer>();
  const [published, setPublished] = useState<PublishedAnswer>();
  const refresh = useCallback(() => {
    const read = async (): Promise<void> => {
      const { status, body } = await api.get<OnlineAnswer>('online');
      setOnline((known) => (status === 200 ? body : (known ?? { isNew: false })));
      const version = await api.get<PublishedAnswer>('published');
      setPublished(version.status === 200 ? version.body : {});
    };
    // Without an answer, the dialog explains what is wrong.
    void read().catch(() => setOnline((known) => known ?? { isNew: false }));
  }, [api]);
  useEffect(refresh, [refresh]);
  return { online, published, unpublished: useUnpublished(api, view, online), refresh };
}
