import { attributes } from '../contract/page-contract';
import { findQuickExit } from './find-quick-exit';

/** How long a pause between two presses may be, in milliseconds. */
const longestPause = 5000;

/**
 * On pages with a quick exit, the link or pressing Shift three times empties the page at once and
 * replaces it in the history. Links to the site replace it there too, those within the page
 * included: the way back must not lead to a page that a visitor may have to hide. Escape does nothing: it closes other things and stops pages from loading.
 */
export function followQuickExit(): void {
  let presses = 0;
  let pressedAt = 0;

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
      if (link === exit) empty(exit.getAttribute(attributes.quickExit) ?? '');
      location.replace(link.href);
    },
    true,
  );
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
