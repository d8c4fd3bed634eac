import { useEffect, useRef } from 'react';

/** What can have the focus by the keyboard, and headings that get it from elsewhere. */
const focusable = ':is(a[href], button, input, select, textarea, summary, [tabindex])';

/**
 * Keeps the focus where somebody works, when what has it goes: the button that corrects a mistake goes
 * with the mistake. What is nearest to it gets the focus, unless it was given to something else.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let trail: Element[] = [];

    function follow({ target }: FocusEvent) {
      trail = target instanceof Element ? listAncestors(target) : [];
    }

    function keep() {
      const [last] = trail;
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      // Dialogs look after theirs.
      if (document.querySelector('[role=dialog]')) return;
      const nearest = trail.map(findFocusable).find((element) => element !== undefined);
      nearest?.focus();
    }

    // Whoever has a better place in mind gives the focus as soon as that is there.
    const observer = new MutationObserver(() => requestAnimationFrame(keep));
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, []);
}

function listAncestors(element: Element): Element[] {
  const { parentElement } = element;
  return [element, ...(parentElement ? listAncestors(parentElement) : [])];
}

/** The first element within another that can have the focus and is seen. */
function findFocusable(within: Element): HTMLElement | undefined {
  if (!within.isConnected) return undefined;
  return [...within.querySelectorAll<HTMLElement>(focusable)].find(
    (element) => element.checkVisibility() && !element.closest('[inert]'),
  );
}

/**
 * Gives the focus to what a change brings. The function that it returns takes ids of elements; the first
 * of them that is there after the change gets it.
 */
export function useFocusNext(): (ids: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);

  useEffect(() => {
    const next = wanted.current;
    wanted.current = [];
    for (const id of next) {
      const element = document.getElementById(id);
      if (element) return element.focus();
    }
  });

  return (ids) => {
    wanted.current = ids;
  };
}
