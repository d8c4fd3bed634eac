import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorPage } from '../shell/error-page';
import { Page } from '../shell/page';
import { normalizePath } from '../pages/page-paths';
import type { PagePayload } from '../pages/payload';
import { PageDataError, type PageData } from './page-data';
import { showHead } from './show-head';

interface PageRouteProps {
  data: PageData;
  /** the page that was prerendered */
  firstPage: PagePayload;
}

/** What the visitor sees: a page, or why it could not be loaded. */
type Shown = { page: PagePayload } | { error: unknown };

/** Shows the page of the current address, and moves the visitor's attention to each new one. */
export function PageRoute({ data, firstPage }: PageRouteProps) {
  const { pathname, hash, key } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>({ page: firstPage });
  const shownKey = useRef(key);
  const onBlockShown = useHydrationSignal(firstPage.blocks.length);

  useEffect(() => {
    if (shownKey.current === key) return undefined;
    let isCurrent = true;
    data.fetchPage(normalizePath(pathname)).then(
      (loaded) => {
        if (!isCurrent) return;
        if ('redirect' in loaded) void navigate(loaded.redirect, { replace: true });
        else setShown({ page: loaded });
      },
      (error: unknown) => {
        if (isCurrent) setShown({ error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [data, key, navigate, pathname]);

  useEffect(() => {
    if (shownKey.current === key || !('page' in shown)) return;
    shownKey.current = key;
    showHead(shown.page.head);
    document.dispatchEvent(new Event('page-shown'));
    moveTo(hash);
    // Only a new page moves the visitor; address and page change one after the other.
  }, [shown]);

  if ('error' in shown) {
    const { error } = shown;
    const status = error instanceof PageDataError ? error.status : undefined;
    return <ErrorPage status={status} message={String(error)} />;
  }
  return <Page page={shown.page} onBlockShown={onBlockShown} />;
}

/** Sets `<html data-hydrated>` once as many blocks as the first page has are hydrated. */
function useHydrationSignal(blockCount: number): () => void {
  const waiting = useRef(blockCount);
  return useCallback(() => {
    waiting.current -= 1;
    if (waiting.current === 0) document.documentElement.dataset.hydrated = '';
  }, []);
}

function moveTo(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) {
    target.scrollIntoView();
    return;
  }
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });
}
