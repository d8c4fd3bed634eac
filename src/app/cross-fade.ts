import { flushSync } from 'react-dom';

/**
 * Changes what the page shows, fading from the old to the new where the browser can and the visitor
 * does not mind motion.
 */
export function crossFade(change: () => void): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (reduced || document.hidden || !document.startViewTransition) {
    change();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(change));
  // The next page may come before this one has faded in.
  ready.catch(() => undefined);
}
