/**
 * Tells CSS how far the page is scrolled: `--scroll` in pixels moves pictures at their own pace,
 * `data-compact` shrinks the header. One write per frame.
 */
export function followScroll(compactAfter: number): void {
  const { documentElement: root } = document;
  let scheduled = false;

  function write(): void {
    scheduled = false;
    root.style.setProperty('--scroll', String(scrollY));
    root.toggleAttribute('data-compact', scrollY > compactAfter);
  }

  addEventListener(
    'scroll',
    () => {
      if (!scheduled) requestAnimationFrame(write);
      scheduled = true;
    },
    { passive: true },
  );
  write();
}
