import { attributes } from '../contract/page-contract';
import { readSession, removeSession, writeSession } from './session-storage';

/** How long a pause between two presses may be, in milliseconds. */
const longestPause = 5000;

/** In the storage of the tab: a page was left by its quick exit. */
const leftKey = 'left';

/**
 * On pages with a quick exit, the link or pressing Shift three times empties the page at once and
 * replaces it in the history. Links to the site replace it there too, those within the page
 * included: the way back must not lead to a page that a visitor may have to hide. Where a frame has
 * made entries of its own, the browser leads back to the page nevertheless, which is then left
 * again. Escape does nothing: it closes other things and stops pages from loading.
 */
export function followQuickExit(): void {
  let presses = 0;
  let pressedAt = 0;
  let leftTo: string | undefined;

  function leave(exit: HTMLAnchorElement): void {
    leftTo = exit.href;
    empty(exit.getAttribute(attributes.quickExit) ?? '');
    location.replace(leftTo);
  }

  const exitAtStart = findQuickExit();
  if (exitAtStart) {
    if (!isWayBack()) removeSession(leftKey);
    else if (readSession(leftKey)) leave(exitAtStart);
  }
  // A browser may keep the emptied page as it was.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leftTo) location.replace(leftTo);
  });

  addEventListener('keydown', ({ key, repeat, timeStamp }) => {
    if (repeat) return;
    if (key !== 'Shift' || timeStamp - pressedAt > longestPause) presses = 0;
    pressedAt = timeStamp;
    if (key === 'Shift' && ++presses > 2) findQuickExit()?.click();
  });

  addEventListener(
    'click',
    (event) => {
      const exit = findQuickExit();
      const link = event.target instanceof Element && event.target.closest('a');
      if (!exit || !link) return;
      if (link !== exit && !opensHere(link, event)) return;
      event.preventDefault();
      if (link !== exit) {
        location.replace(link.href);
        return;
      }
      writeSession(leftKey);
      leave(exit);
    },
    true,
  );
}

/** Whether the buttons for back and forward led here. */
function isWayBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

/** Whether a click shows another page of the site, or another place of this one, in this tab. */
function opensHere(link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const elsewhere = link.target || link.hasAttribute('download') || ctrlKey || metaKey || shiftKey;
  return !elsewhere && link.origin === location.origin;
}

/** Leaves nothing of the page to be seen, heard or brought back while the next one loads. */
function empty(text: string): void {
  document.head.textContent = '';
  document.body.role = 'alert';
  document.title = document.body.textContent = text;
}

/** The link that leaves the page at once; its `data-quick-exit` is all that is seen from then on. */
export function findQuickExit(): HTMLAnchorElement | null {
  return document.querySelector(`a[${attributes.quickExit}]`);
}
