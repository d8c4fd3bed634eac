import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../components/site-context';
import { ErrorPage } from '../shell/error-page';
import { LoadingBar } from '../shell/loading-bar';
import { Page } from '../shell/page';
import type { PagePayload } from '../pages/payload';
import { arrive } from './arrive';
import { PageDataError, type PageData } from './page-data';
import { rememberScroll } from './scroll';
import { useCurrentPage } from './use-current-page';

interface PageRouteProps {
  data: PageData;
  /** the page that was prerendered */
  firstPage: PagePayload;
}

/** Shows the page of the current address, and moves the visitor's attention to each new one. */
export function PageRoute({ data, firstPage }: PageRouteProps) {
  const { behavior } = useSite();
  const location = useLocation();
  const { shown, isLoading } = useCurrentPage(data, firstPage);
  const { page, error, key, hash, isReturn } = shown;
  const arrivedPage = useRef(page);
  const onBlockShown = useHydrationSignal(firstPage.blocks.length);

  useEffect(() => rememberScroll(location.key), [location.key]);

  useEffect(() => {
    if (!page || arrivedPage.current === page) return;
    arrivedPage.current = page;
    arrive(page, { hash, isReturn, key }, behavior.navigation);
  }, [page, hash, isReturn, key, behavior.navigation]);

  const content = page ? (
    <Page page={page} onBlockShown={onBlockShown} />
  ) : (
    <ErrorPage
      status={error instanceof PageDataError ? error.status : undefined}
      message={error instanceof Error ? error.message : String(error)}
    />
  );
  return (
    <>
      {content}
      {isLoading && <LoadingBar />}
    </>
  );
}

/** Sets `<html data-hydrated>` once as many blocks as the first page has are hydrated. */
function useHydrationSignal(blockCount: number): () => void {
  const waiting = useRef(blockCount);
  return useCallback(() => {
    waiting.current -= 1;
    if (waiting.current === 0) document.documentElement.dataset.hydrated = '';
  }, []);
}
