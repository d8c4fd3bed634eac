import type { PagePayload } from '../pages/payload';
import type { Behavior } from '../generated/config-types';
import { announce } from './announce';
import { restoreScroll, scrollToTop } from './scroll';
import { showHead } from './show-head';
import type { Shown } from './use-current-page';

/**
 * Moves a visitor's attention to a page that has just been shown: title and head, focus on the
 * heading or the target of the link, scroll position, one announcement.
 */
export function arrive(
  page: PagePayload,
  { hash, isReturn, key }: Pick<Shown, 'hash' | 'isReturn' | 'key'>,
  { scrollOnBack }: Behavior['navigation'],
): void {
  showHead(page.head);
  document.dispatchEvent(new Event('page-shown'));
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  focus(target ?? document.querySelector('h1'));
  if (isReturn && scrollOnBack === 'restore') restoreScroll(key);
  else if (target) target.scrollIntoView();
  else scrollToTop();
  announce(page.head.title);
}

function focus(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}
