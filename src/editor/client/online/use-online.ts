import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OnlineAnswer, PublishedAnswer } from '../../protocol/online-api';
import type { DocumentView } from '../state/document-view';
import type { EditApi } from '../state/edit-api';

/** Milliseconds without a change before the changes are counted: until then, keys are answered first. */
const quietFor = 700;

export interface Online {
  /** whether the site has to be put online first; undefined until that is known */
  online: OnlineAnswer | undefined;
  /** undefined until the editor has compared the site with it */
  published: PublishedAnswer | undefined;
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
  const published = usePublished(api, view, online);
  return useMemo(() => ({ online, published, refresh }), [online, published, refresh]);
}

/** @param online another object after something was published */
function usePublished(
  api: EditApi,
  { isSaved, fileHash }: DocumentView,
  online: OnlineAnswer | undefined,
): PublishedAnswer | undefined {
  const [published, setPublished] = useState<PublishedAnswer & { fileHash?: string }>();
  // Unsaved changes are not counted, but the status is known from the beginning.
  const isNeeded = isSaved || published === undefined;
  useEffect(() => {
    if (online === undefined || !isNeeded) return undefined;
    let isOver = false;
    const compare = async () => {
      const { status, body } = await api.get<PublishedAnswer>('published');
      if (!isOver) setPublished({ ...(status === 200 && body), ...(isSaved && { fileHash }) });
    };
    // That the server does not answer is said where changes are sent.
    const waiting = setTimeout(() => void compare().catch(() => undefined), quietFor);
    return () => {
      isOver = true;
      clearTimeout(waiting);
    };
  }, [api, isSaved, fileHash, online, isNeeded]);
  const isCurrent = isSaved && published?.fileHash === fileHash;
  return useMemo(() => {
    if (!published || isCurrent) return published;
    const { status } = published;
    return status === undefined ? {} : { status };
  }, [published, isCurrent]);
}
