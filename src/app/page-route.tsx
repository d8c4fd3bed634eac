import { useCallback, useEffect, useRef } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { PagePayload } from '../pages/payload';
import { Page } from '../shell/page';
import { showHead } from './show-head';

/** Shows the page that the router has loaded, and moves the visitor's attention to it. */
export function PageRoute() {
  const page = useLoaderData<PagePayload>();
  const { hash } = useLocation();
  const shownPage = useRef(page);
  const onBlockShown = useHydrationSignal(page.blocks.length);

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    showHead(page.head);
    document.dispatchEvent(new Event('page-shown'));
    moveToPage(hash);
  }, [page, hash]);

  return <Page page={page} onBlockShown={onBlockShown} />;
}

/** Sets `<html data-hydrated>` once as many blocks as the first page has are hydrated. */
function useHydrationSignal(blockCount: number): () => void {
  const waiting = useRef(blockCount);
  return useCallback(() => {
    waiting.current -= 1;
    if (waiting.current === 0) document.documentElement.dataset.hydrated = '';
  }, []);
}

function moveToPage(hash: string): void {
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
