import { rememberArrival } from '../boot/focus-after-navigation';

/**
 * Loads the document of the current address, as if the app had shown it: from the top, unless the
 * visitor goes back to where it was left, and with the focus on its heading.
 */
export function hardNavigate(keepsScroll: boolean): void {
  if (!keepsScroll) {
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'manual';
    });
  }
  rememberArrival();
  location.reload();
}
