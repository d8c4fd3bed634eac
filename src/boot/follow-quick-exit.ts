import { findQuickExit } from './find-quick-exit';

/** How long a pause between two presses may be, in milliseconds. */
const longestPause = 5000;

/**
 * On pages with a quick exit, the link or pressing Shift three times empties the page at once and
 * replaces it in the history. So do links within the page, which would leave an entry of the page
 * behind. Escape does nothing: it closes other things and stops pages from loading.
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
      if (link !== exit && !(link.hash && link.pathname === location.pathname)) return;
      event.preventDefault();
      if (link === exit) empty(exit.dataset.quickExit ?? '');
      location.replace(link.href);
    },
    true,
  );
}

/** Leaves nothing of the page to be seen, heard or brought back while the next one loads. */
function empty(text: string): void {
  document.head.textContent = '';
  document.body.role = 'alert';
  document.title = document.body.textContent = text;
}
