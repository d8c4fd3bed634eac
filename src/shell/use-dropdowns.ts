import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useSite } from '../components/site-context';
import { menuAsRow } from './header-measures';

interface OpenDropdown {
  /** of the entry it belongs to */
  href: string;
  /** opened by the pointer that rests on it, or by a press of its button until it is closed */
  by: 'hover' | 'press';
}

/** The sub-menus of the main menu, of which at most one is open once a visitor has chosen. */
export interface Dropdowns {
  isOpen: (href: string) => boolean;
  press: (href: string, event: MouseEvent) => void;
  /** the pointer came to an entry */
  enter: (href: string, pointerType: string) => void;
  /** the pointer left an entry */
  leave: (pointerType: string) => void;
}

/** Else the menu is a sheet, where only their buttons open and close sub-menus: nothing else moves. */
function isRow(): boolean {
  return matchMedia(menuAsRow).matches;
}

/**
 * Opens and closes the sub-menus: after a moment under the pointer, or at once by their button.
 * Escape, focus or a press elsewhere and choosing a link close them.
 *
 * @param list the main menu
 */
export function useDropdowns(list: RefObject<HTMLUListElement | null>): Dropdowns {
  const { hoverDelay } = useSite().behavior.header;
  const [open, setOpen] = useState<OpenDropdown>();
  const [areAllOpen, setAllOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const foundAt = useRef(0);

  // What CSS has opened stays open when React takes over.
  useLayoutEffect(() => {
    function adopt(item: Element): void {
      foundAt.current = performance.now();
      setOpen({ href: item.querySelector('a')?.getAttribute('href') ?? '', by: 'hover' });
    }

    // In a sheet that is open, all of them are.
    function adoptSheet(): void {
      setAllOpen(Boolean(list.current?.getClientRects().length));
    }

    if (!isRow()) {
      adoptSheet();
      return;
    }
    // Of two, that with the focus, which would be lost, else the one under the pointer.
    const found = [':has(li :focus)', ':hover', ':focus-within']
      .map((state) => list.current?.querySelector(`li${state} > button`)?.parentElement)
      .find(Boolean);
    if (found) adopt(found);
  }, [list]);

  useEffect(() => () => clearTimeout(timer.current), []);

  // Until the sheet is closed.
  useEffect(() => {
    const menu = areAllOpen && list.current?.closest('nav');
    if (!menu) return undefined;
    const forget = ({ newState }: ToggleEvent) => setAllOpen(newState === 'open');
    menu.addEventListener('toggle', forget);
    return () => menu.removeEventListener('toggle', forget);
  }, [list, areAllOpen]);

  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>('[aria-expanded=true]');
    const item = button?.parentElement;
    if (!open || !item) return undefined;
    const listening = new AbortController();
    const { signal } = listening;

    function close(): void {
      clearTimeout(timer.current);
      setOpen(undefined);
    }

    function closeElsewhere({ type, target }: Event): void {
      if (!isRow() || (target instanceof Node && item?.contains(target))) return;
      // What the pointer holds open is not closed by the keyboard elsewhere, except by Escape.
      const isHeld = open?.by === 'hover' && item?.matches(':hover');
      if (type !== 'focusin' || !isHeld) close();
    }

    function dismiss({ key }: KeyboardEvent): void {
      if (key !== 'Escape') return;
      close();
      const { activeElement } = document;
      if (activeElement === document.body || item?.contains(activeElement)) button?.focus();
    }

    function closeChosen({ target }: Event): void {
      if (target instanceof Element && target.closest('a')) close();
    }

    document.addEventListener('pointerdown', closeElsewhere, { signal });
    document.addEventListener('focusin', closeElsewhere, { signal });
    document.addEventListener('keydown', dismiss, { signal });
    item.addEventListener('click', closeChosen, { signal });
    return () => listening.abort();
  }, [list, open]);

  function showLater(next: OpenDropdown | undefined): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // The pointer takes nothing away from the keyboard.
      if (!list.current?.querySelector('li li :focus')) setOpen(next);
    }, hoverDelay);
  }

  return {
    isOpen: (href) => areAllOpen || open?.href === href,
    press(href, { timeStamp, nativeEvent }) {
      clearTimeout(timer.current);
      setAllOpen(false);
      if (areAllOpen) return;
      // This press has opened it by CSS, and was waiting for React since.
      if (timeStamp < foundAt.current) return;
      const isOpen = open?.href === href;
      const byMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
      const keeps = isOpen && open.by === 'hover' && byMouse;
      setOpen(isOpen && !keeps ? undefined : { href, by: 'press' });
    },
    enter(href, pointerType) {
      if (pointerType === 'touch' || !isRow()) return;
      if (open?.href === href) clearTimeout(timer.current);
      else showLater({ href, by: 'hover' });
    },
    leave(pointerType) {
      if (pointerType === 'touch' || !isRow()) return;
      if (open?.by === 'press') clearTimeout(timer.current);
      else showLater(undefined);
    },
  };
}
