import { events } from '../contract/page-contract';
import { useEffect, useState, type RefObject } from 'react';
import { makeRestInert } from './make-rest-inert';
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
      release ??= makeRestInert(popover);
      if (!popover.contains(document.activeElement)) popover.querySelector('button')?.focus();
      setOpen(true);
    }

    // Runs before the browser gives the focus back to the toggle, which must not be inert then.
    function freeRest({ newState }: ToggleEvent): void {
      if (newState === 'open') return;
      release?.();
      release = undefined;
      // The tap that closes the menu may go on before `toggle` comes.
      hasMovedOn = false;
      keepFocusAfterTap(signal, () => {
        hasMovedOn = true;
      });
    }

    function leave(popover: HTMLElement): void {
      const { activeElement } = document;
      const isLost = activeElement === document.body || popover.contains(activeElement);
      // The browser gives nothing back after a tap beside the menu, Safari not even otherwise.
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

/**
 * A tap beside the menu closes it, and only then becomes the click of a mouse, which would take the
 * focus away again. What the visitor does next is not held up.
 *
 * @param onNext is called when the visitor does something else
 */
function keepFocusAfterTap(signal: AbortSignal, onNext: () => void): void {
  document.addEventListener('mousedown', keepFocus, { once: true, signal });
  document.addEventListener(
    'pointerdown',
    () => {
      document.removeEventListener('mousedown', keepFocus);
      onNext();
    },
    { once: true, capture: true, signal },
  );
}

function keepFocus(event: Event): void {
  event.preventDefault();
}

function isOpen(popover: HTMLElement): boolean {
  if ('popover' in HTMLElement.prototype) return popover.matches(':popover-open');
  // The boot script opens and closes it.
  return 'hidePopover' in popover && !popover.hidden;
}

function closePopover(popover: HTMLElement): void {
  if (isOpen(popover)) popover.hidePopover?.();
}
