import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { normalizePath } from '../payload/page-paths';
import type { PageData } from './page-data';
import { claimScrolling } from './scroll';

/**
 * Turns clicks on links to pages of this site into client navigation, and fetches a page's data as
 * soon as a visitor points at, touches or focuses a link to it. Links stay plain `<a href>`.
 */
export function ClientRouter({ data }: { data: PageData }) {
  const navigate = useNavigate();

  useEffect(() => {
    function follow(event: MouseEvent): void {
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const url = findPageLink(event.target);
      if (!url) return;
      event.preventDefault();
      claimScrolling();
      const replace = url.href === location.href;
      void navigate(url.pathname + url.search + url.hash, { replace });
    }

    function prefetch({ target }: Event): void {
      const url = findPageLink(target);
      if (url) data.prefetchPage(normalizePath(url.pathname));
    }

    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', follow, { signal });
    for (const type of ['pointerover', 'touchstart', 'focusin']) {
      document.addEventListener(type, prefetch, { passive: true, signal });
    }
    return () => listening.abort();
  }, [data, navigate]);

  return null;
}

/** The address of the link around `target`, if it leads to another page of this site. */
function findPageLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hreflang || link.hasAttribute('download'))
    return undefined;
  const url = new URL(link.href);
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname);
  const isHere = url.pathname === location.pathname && url.hash !== '';
  return url.origin === location.origin && !isFile && !isHere ? url : undefined;
}
