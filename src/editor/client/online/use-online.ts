import { useCallback, useEffect, useState } from 'react';
import type { OnlineAnswer } from '../../protocol/online-api';
import type { EditApi } from '../state/edit-api';

export interface Online {
  /** whether the site has to be put online first; undefined until that is known */
  online: OnlineAnswer | undefined;
  /** asks again */
  refresh: () => void;
}

/** Finds out whether the site has to be put online first. */
export function useOnline(api: EditApi): Online {
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
