import { useEffect, useRef } from 'react';

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
