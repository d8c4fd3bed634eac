import { rememberArrival } from '../boot/session-storage';
import { flushSync } from 'react-dom';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '../components/notify';
import { useSite } from '../components/site-context';
import type { PagePayload } from '../payload/payload';
import type { PageData } from './page-data';
import type { Visit } from './use-location-entry';
import { listPageSources } from '../payload/foreign-sources';

/** What the visitor sees: a page, or why it could not be loaded. */
export interface Shown {
  path: string;
  /** the history entry that it was loaded for */
  entry: string;
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
  { path, entry, isReturn }: Visit,
): { shown: Shown; isLoading: boolean } {
  const navigate = useNavigate();
  const { behavior, labels } = useSite();
  const keepsScroll = isReturn && behavior.navigation.scrollOnBack === 'restore';
  const [shown, setShown] = useState<Shown>({ path, entry, page: firstPage });
  // Another hash or query is the same page; an error is tried again with each new visit.
  const isLoading = shown.path !== path || (!shown.page && shown.entry !== entry);

  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;

    function followRedirect(to: string): void {
      if (to.startsWith('/')) void navigate(to, { replace: true });
      else location.replace(to);
    }

    data.fetchPage(path).then(
      (loaded) => {
        if (!isCurrent) return;
        // The address is the new one already.
        if ('replaced' in loaded) hardNavigate(keepsScroll);
        else if ('redirect' in loaded) followRedirect(loaded.redirect);
        else if (needsFullLoad(loaded, firstPage)) hardNavigate(keepsScroll);
        // The 404 page is a new page at each unknown address.
        else crossFade(() => setShown({ path, entry, page: { ...loaded, path } }));
      },
      (error: unknown) => {
        if (isCurrent) setShown({ path, entry, error });
      },
    );
    let takeAway: (() => void) | undefined;
    const stopWatching = data.watchFailures(path, () => {
      takeAway = notify({
        kind: 'action',
        failure: true,
        text: labels.pageFailed,
        action: { label: labels.errorRetry, run: () => data.retryPage(path) },
      });
    });
    return () => {
      isCurrent = false;
      stopWatching();
      takeAway?.();
    };
  }, [data, entry, firstPage, isLoading, keepsScroll, labels, navigate, path]);

  return { shown, isLoading };
}

/**
 * Changes what the page shows, fading from the old to the new where the browser can and the visitor
 * does not mind motion.
 */
function crossFade(change: () => void): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (reduced || document.hidden || !document.startViewTransition) {
    change();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(change));
  // The next page may come before this one has faded in.
  ready.catch(() => undefined);
}

/**
 * Loads the document of the current address, as if the app had shown it: from the top, unless the
 * visitor goes back to where it was left, and with the focus on its heading.
 */
function hardNavigate(keepsScroll: boolean): void {
  if (!keepsScroll) {
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'manual';
    });
  }
  rememberArrival();
  location.reload();
}

/**
 * Whether a page must be loaded as a document: its widgets come from other places than those of the
 * page that this document was loaded for. Either its policy permits too little, or it permits more
 * than the page needs, and a provider's script that already runs would see the page and its address.
 * So it is in another language, which has a header and labels of its own. Without a connection it is
 * better read here, without its widgets, than not at all.
 */
export function needsFullLoad(page: PagePayload, firstPage: PagePayload): boolean {
  const wanted = listPageSources(page);
  const permitted = listPageSources(firstPage);
  const isSame =
    page.base === firstPage.base &&
    hasSameItems(wanted.frames, permitted.frames) &&
    hasSameItems(wanted.scripts, permitted.scripts) &&
    hasSameItems(wanted.forms, permitted.forms);
  return !isSame && navigator.onLine;
}

/** Both are sorted. */
function hasSameItems(list: readonly string[], other: readonly string[]): boolean {
  return list.length === other.length && list.every((item, index) => item === other[index]);
}
