import { normalizePath } from '../payload/page-paths';

const positions = new Map<string, number>();

/** Scrolls to the top: smoothly, or at once for visitors who want less motion. */
export function scrollToTop(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });
}

/** Names the current history entry of the browser. */
function readEntry(): string {
  const { key } = (history.state ?? {}) as { key?: string };
  return nameEntry(key ?? 'default', location);
}

/**
 * Names a history entry.
 *
 * @param key as the router calls it: `default` for all that the browser has made before it came
 */
export function nameEntry(
  key: string,
  { pathname, hash }: { pathname: string; hash: string },
): string {
  return `${key} ${pathname}${hash}`;
}

/**
 * Remembers, from now on, how far the page of a history entry is scrolled.
 *
 * @returns stops remembering
 */
export function rememberScroll(entry: string): () => void {
  const save = () => {
    // The browser may be somewhere else already, and the app about to follow.
    if (readEntry() === entry) positions.set(entry, scrollY);
  };
  save();
  addEventListener('scroll', save, { passive: true });
  return () => removeEventListener('scroll', save);
}

/**
 * Scrolls to where a visitor left a history entry.
 *
 * @returns whether that is known
 */
export function restoreScroll(entry: string): boolean {
  const top = positions.get(entry);
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  return top !== undefined;
}

/**
 * Scrolls to where a visitor comes back to within a page, also where the app does not hear of it: of an
 * entry that was left again before the app had followed.
 *
 * @param path of the page that is shown
 * @returns stops that
 */
export function restoreScrollWithin(path: string): () => void {
  const comeBack = ({ state }: PopStateEvent) => {
    // An entry that the browser has just made: it had no name when this began.
    if (state === null) return;
    // The browser goes first.
    setTimeout(() => {
      if (normalizePath(location.pathname) === path) restoreScroll(readEntry());
    });
  };
  addEventListener('popstate', comeBack);
  return () => removeEventListener('popstate', comeBack);
}

/**
 * From here on, the app scrolls the pages that it shows. A page that is left for another document is
 * the browser's again, also when it comes back as it was: it is scrolled some time after `pageshow`,
 * and only if nobody has claimed it by then. So the app claims it as it leaves it for a page of its own.
 */
export function takeOverScrolling(): void {
  claimScrolling();
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

/** Has the app, not the browser, scroll when a visitor comes back to the current history entry. */
export function claimScrolling(): void {
  history.scrollRestoration = 'manual';
}

/**
 * Gives the history entries that the browser makes by itself, for links within a page, names of their
 * own. Without one, the router takes each of them for the same entry, to which a visitor returns.
 * Call it before the router starts to listen.
 */
export function nameNewEntries(): void {
  addEventListener('popstate', () => {
    if (history.state === null) history.replaceState({ key: Date.now().toString(36) }, '');
  });
}
