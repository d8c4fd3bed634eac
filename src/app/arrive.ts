import type { PageHead, PagePayload } from '../payload/payload';
import { events } from '../contract/page-contract';
import type { Behavior } from '../generated/config-types';
import { restoreScroll, scrollToTop } from './scroll';
import type { Visit } from './use-location-entry';

let region: HTMLElement | undefined;

/**
 * Lets screen readers say a text once, without moving the focus. Call it first with an empty text
 * when the app starts: browsers report only changes of a region that they already know.
 */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.style.cssText =
      'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
    document.body.append(region);
  }
  region.textContent = text;
}

/**
 * Moves a visitor's attention to a page that has just been shown: title and head, focus on the
 * heading or the target of the link, scroll position, one announcement.
 */
export function arrive(
  page: PagePayload,
  { hash, isReturn, entry }: Visit,
  { scrollOnBack }: Behavior['navigation'],
): void {
  showHead(page.head);
  document.dispatchEvent(new Event(events.pageShown));
  const target = findTarget(hash);
  focus(target ?? document.querySelector('h1'));
  const isRestored = isReturn && scrollOnBack === 'restore' && restoreScroll(entry);
  if (target && !isRestored) target.scrollIntoView();
  else if (!isRestored) scrollToTop();
  announce(page.head.title);
}

/** The element that a hash names; ids of the config need no decoding. */
function findTarget(hash: string): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}

function focus(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}

/**
 * Brings the `<head>` up to date after client navigation. Search engines do not navigate, so what it
 * asks of them stays.
 */
function showHead({ title, description, canonical }: PageHead): void {
  document.title = title;
  setAttribute('meta[name="description"]', 'content', description);
  setAttribute('link[rel="canonical"]', 'href', canonical);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
