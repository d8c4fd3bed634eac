import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { normalizePath } from '../pages/page-paths';
import type { PagePayload } from '../pages/payload';
import type { PageData } from './page-data';

/** What the visitor sees: a page, or why it could not be loaded. */
export interface Shown {
  path: string;
  /** the history entry that it was loaded for */
  key: string;
  hash: string;
  /** reached by the back or forward button */
  isReturn: boolean;
  page?: PagePayload;
  error?: unknown;
}

/**
 * The page of the current address. While the next one loads, the page before stays.
 *
 * @param firstPage the page that was prerendered
 */
export function useCurrentPage(
  data: PageData,
  firstPage: PagePayload,
): { shown: Shown; isLoading: boolean } {
  const { pathname, hash, key } = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP';
  const path = normalizePath(pathname);
  const [shown, setShown] = useState<Shown>({ path, key, hash, isReturn, page: firstPage });
  // Another hash or query is the same page; an error is tried again with each new visit.
  const isLoading = shown.path !== path || (!shown.page && shown.key !== key);

  useEffect(() => {
    if (!isLoading) return undefined;
    const next = { path, key, hash, isReturn };
    let isCurrent = true;
    data.fetchPage(path).then(
      (loaded) => {
        if (!isCurrent) return;
        if ('redirect' in loaded) void navigate(loaded.redirect, { replace: true });
        // The 404 page is a new page at each unknown address.
        else setShown({ ...next, page: { ...loaded, path } });
      },
      (error: unknown) => {
        if (isCurrent) setShown({ ...next, error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [data, hash, isLoading, isReturn, key, navigate, path]);

  return { shown, isLoading };
}
