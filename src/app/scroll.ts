const positions = new Map<string, number>();

/** Scrolls to the top: smoothly, or at once for visitors who want less motion. */
export function scrollToTop(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });
}

/**
 * Remembers, from now on, how far the page of a history entry is scrolled.
 *
 * @returns stops remembering
 */
export function rememberScroll(key: string): () => void {
  const save = () => positions.set(key, scrollY);
  addEventListener('scroll', save, { passive: true });
  return () => removeEventListener('scroll', save);
}

/** Scrolls to where a visitor left the page of a history entry; to the top if that is not known. */
export function restoreScroll(key: string): void {
  scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
}
