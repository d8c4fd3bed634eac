import { events } from '../contract/page-contract';
import { useEffect, useState, type RefObject } from 'react';
import { menuAsRow } from './header-measures';

/**
 * Makes a modal dialog of the menu, a popover that opens and closes without React: while it is open
 * the rest of the page is inert, and the focus is in the menu. Choosing a link, going to another
 * page and a window wide enough for the row close it.
 *
 * @returns whether it is open
 */
export function useMenuDialog(
  menu: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
): boolean {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let release: (() => void) | undefined;
    let hasMovedOn = false;

    function enter(popover: HTMLElement): void {
      release ??= makeBackgroundInert(popover);
      if (!popover.contains(document.activeElement)) popover.querySelector('button')?.focus();
      setOpen(true);
    }

    // Whoever goes on before the page hears that the menu is closed keeps the focus there.
    function moveOn(): void {
      hasMovedOn = true;
    }

    // Runs before the browser gives the focus back to the toggle, which must not be inert then.
    function freeRest({ newState }: ToggleEvent): void {
      if (newState === 'open') return;
      release?.();
      release = undefined;
      hasMovedOn = false;
      document.addEventListener('pointerdown', moveOn, { once: true, capture: true, signal });
    }

    function leave(popover: HTMLElement): void {
      const { activeElement } = document;
      const isLost = activeElement === document.body || popover.contains(activeElement);
      // Safari gives nothing back.
      if (isLost && !hasMovedOn) toggle.current?.focus();
      setOpen(false);
    }

    element.addEventListener('beforetoggle', freeRest, { signal });
    element.addEventListener(
      'toggle',
      ({ newState }) => (newState === 'open' ? enter(element) : leave(element)),
      { signal },
    );
    element.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) closePopover(element);
      },
      { signal },
    );
    matchMedia(menuAsRow).addEventListener('change', () => closePopover(element), { signal });
    document.addEventListener(events.pageShown, () => closePopover(element), { signal });
    // It may have been opened before React was here.
    if (isOpen(element)) enter(element);
    return () => {
      listening.abort();
      release?.();
    };
  }, [menu, toggle]);

  return open;
}

function isOpen(popover: HTMLElement): boolean {
  if ('popover' in HTMLElement.prototype) return popover.matches(':popover-open');
  // The boot script opens and closes it.
  return 'hidePopover' in popover && !popover.hidden;
}

function closePopover(popover: HTMLElement): void {
  if (isOpen(popover)) popover.hidePopover?.();
}

/**
 * Makes everything of the page inert except `element`, what it contains and what contains it.
 *
 * @returns undoes it; what was inert before stays so
 */
function makeBackgroundInert(element: Element): () => void {
  const changed: HTMLElement[] = [];
  for (let inside = element; inside.parentElement; inside = inside.parentElement) {
    if (inside === document.body) break;
    for (const other of inside.parentElement.children) {
      if (other === inside || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      changed.push(other);
    }
  }
  return () => {
    for (const other of changed) other.inert = false;
  };
}
