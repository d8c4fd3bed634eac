import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

interface FocusReturn {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Keeps the focus when the message that has it goes: it moves to the region of the others, or back
 * to where it came from. Escape moves it back, too.
 *
 * @param list the element in the region that holds the messages
 * @param messages a new list whenever one comes or goes
 * @returns props of an element around the region
 */
export function useFocusReturn(
  list: RefObject<HTMLElement | null>,
  messages: readonly unknown[],
): FocusReturn {
  const cameFrom = useRef<HTMLElement>(undefined);
  const isInside = useRef(false);

  useLayoutEffect(() => {
    const region = list.current?.parentElement;
    if (!region) return;
    if (isInside.current && !region.contains(document.activeElement)) {
      // A removed element sends no `blur`. This way, one is sent.
      region.focus({ preventScroll: true });
      if (messages.length === 0) moveBack(cameFrom.current);
    }
    // Radix does not see that the pointer or the focus is gone once there are no messages, and would
    // keep the next one for ever: https://github.com/radix-ui/primitives/issues/2268
    if (messages.length === 0) region.dispatchEvent(new FocusEvent('focusout'));
  }, [list, messages]);

  return {
    onFocus({ currentTarget, relatedTarget }) {
      isInside.current = true;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget)) isInside.current = false;
    },
    onKeyDown({ key }) {
      if (key === 'Escape') moveBack(cameFrom.current);
    },
  };
}

function moveBack(target: HTMLElement | undefined): void {
  if (target?.isConnected) target.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
