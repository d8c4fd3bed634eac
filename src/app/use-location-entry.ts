import { useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { normalizePath } from '../payload/page-paths';
import { nameEntry } from './scroll';

/** Where a visitor is, and how the visitor came there. */
export interface Visit {
  path: string;
  hash: string;
  /** distinguishes history entries */
  entry: string;
  /** reached by the back or forward button */
  isReturn: boolean;
}

/** The visit of the current address; the same object until the address changes. */
export function useLocationEntry(): Visit {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  return useMemo(
    () => ({
      path: normalizePath(pathname),
      hash,
      entry: nameEntry(key, { pathname, hash }),
      isReturn,
    }),
    [pathname, hash, key, isReturn],
  );
}
