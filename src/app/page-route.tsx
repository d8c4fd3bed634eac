import { attributes } from '../contract/page-contract';
import { useCallback, useEffect, useRef } from 'react';
import { useSite } from '../components/site-context';
import { ErrorPage } from '../shell/error-page';
import { LoadingBar } from '../shell/loading-bar';
import { Page } from '../shell/page';
import { PageBoundary } from '../shell/page-boundary';
import type { PagePayload } from '../payload/payload';
import { arrive } from './arrive';
import { PageDataError, type PageData } from './page-data';
import { rememberScroll, restoreScroll, restoreScrollWithin, scrollToTop } from './scroll';
import { useCurrentPage } from './use-current-page';
import { useLocationEntry } from './use-location-entry';

interface PageRouteProps {
  data: PageData;
  /** the page that was prerendered */
  firstPage: PagePayload;
}

/** Shows the page of the current address, and moves the visitor's attention to each new one. */
export function PageRoute({ data, firstPage }: PageRouteProps) {
  const { behavior } = useSite();
  const visit = useLocationEntry();
  const { shown, isLoading } = useCurrentPage(data, firstPage, visit);
  const { page, error } = shown;
  const arrivedPage = useRef(page);
  const arrivedEntry = useRef(visit.entry);
  const onBlockShown = useHydrationSignal(firstPage.blocks.length);

  useEffect(() => {
    if (isLoading || !page) return;
    const isNewPage = arrivedPage.current !== page;
    const isNewEntry = arrivedEntry.current !== visit.entry;
    arrivedPage.current = page;
    arrivedEntry.current = visit.entry;
    if (isNewPage) arrive(page, visit, behavior.navigation);
    // The same page at another hash: the browser has gone there, but does not come back by itself.
    // An entry that is new to the app is one that the browser has just made.
    else if (isNewEntry && visit.isReturn) restoreScroll(visit.entry);
    else if (isNewEntry && !visit.hash) scrollToTop();
  }, [isLoading, page, visit, behavior.navigation]);

  useEffect(
    () => (isLoading ? undefined : restoreScrollWithin(visit.path)),
    [isLoading, visit.path],
  );

  // After the first of these, which must know whether the entry is new.
  useEffect(() => (isLoading ? undefined : rememberScroll(visit.entry)), [isLoading, visit.entry]);

  return (
    <>
      <PageBoundary page={shown}>
        {page ? (
          <Page page={page} onBlockShown={onBlockShown} />
        ) : (
          <ErrorPage
            status={error instanceof PageDataError ? error.status : undefined}
            message={error instanceof Error ? error.message : String(error)}
          />
        )}
      </PageBoundary>
      {isLoading && <LoadingBar />}
    </>
  );
}

/** Sets `<html data-hydrated>` once as many blocks as the first page has are hydrated. */
function useHydrationSignal(blockCount: number): () => void {
  const waiting = useRef(blockCount);
  return useCallback(() => {
    waiting.current -= 1;
    if (waiting.current === 0) document.documentElement.setAttribute(attributes.hydrated, '');
  }, []);
}
