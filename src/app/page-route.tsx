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
interface Shown {
  /** the history entry it belongs to */
  key: string;
  hash: string;
  page?: PagePayload;
  error?: unknown;
}

/** Shows the page of the current address, and moves the visitor's attention to each new one. */
export function PageRoute({ data, firstPage }: PageRouteProps) {
  const { pathname, hash, key } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>({ key, hash, page: firstPage });
  const prerendered = useRef(shown);
  const onBlockShown = useHydrationSignal(firstPage.blocks.length);

  useEffect(() => {
    if (shown.key === key) return undefined;
    let isCurrent = true;
    const path = normalizePath(pathname);
    data.fetchPage(path).then(
      (loaded) => {
        if (!isCurrent) return;
        if ('redirect' in loaded) void navigate(loaded.redirect, { replace: true });
        // The 404 page is a new page at each unknown address.
        else setShown({ key, hash, page: { ...loaded, path } });
      },
      (error: unknown) => {
        if (isCurrent) setShown({ key, hash, error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [data, hash, key, navigate, pathname, shown.key]);

  useEffect(() => {
    if (!shown.page || shown === prerendered.current) return;
    showHead(shown.page.head);
    document.dispatchEvent(new Event('page-shown'));
    moveTo(shown.hash);
  }, [shown]);

  if (!shown.page) {
    const { error } = shown;
    const status = error instanceof PageDataError ? error.status : undefined;
    const message = error instanceof Error ? error.message : String(error);
    return <ErrorPage status={status} message={message} />;
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
