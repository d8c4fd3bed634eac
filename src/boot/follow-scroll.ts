import { attributes, variables } from '../contract/page-contract';

/**
 * Lets CSS know how far the page is scrolled: `--scroll` in pixels moves pictures at their own pace,
 * `data-compact` shrinks the header. One write per frame.
 */
export function followScroll(compactAfter: number): void {
  const { documentElement: root } = document;
  let scheduled = false;

  function write(): void {
    scheduled = false;
    root.style.setProperty(variables.scroll, String(scrollY));
    root.toggleAttribute(attributes.compact, scrollY > compactAfter);
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
