import { useCallback, useEffect, useState } from 'react';
import type { OnlineAnswer } from '../../protocol/online-api';
import { useEditor } from '../state/editor-context';

/** Finds out whether the site has to be put online first; undefined until that is known. */
export function useOnline(): { online: OnlineAnswer | undefined; refresh: () => void } {
  const { api } = useEditor();
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
  return { online, refresh };
}
