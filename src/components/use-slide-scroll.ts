import { useLayoutEffect, useRef, type RefObject } from 'react';

interface SlideScroll {
  ref: RefObject<HTMLDivElement | null>;
  onScrollEnd: () => void;
}

/**
 * Keeps a row of slides, each as wide as the row, and the index of the shown one in step: a new
 * index scrolls the row, a swipe shows the slide it ends on.
 *
 * @param show must keep its identity
 */
export function useSlideScroll(index: number, show: (index: number) => void): SlideScroll {
  const ref = useRef<HTMLDivElement>(null);
  const inView = useRef<number>(undefined);

  // Before the browser paints, and before the other slides become inert and lose the focus.
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    if (inView.current === undefined) {
      // What a visitor has swiped or tabbed to before React came stays.
      inView.current = findFocused(row) ?? findSlide(row);
      show(inView.current);
    } else if (inView.current !== index) {
      inView.current = index;
      row.scrollTo({ left: index * row.clientWidth });
    }
  }, [index, show]);

  return {
    ref,
    onScrollEnd: () => {
      if (!ref.current) return;
      inView.current = findSlide(ref.current);
      show(inView.current);
    },
  };
}

function findSlide(row: HTMLElement): number {
  return Math.round(row.scrollLeft / row.clientWidth);
}

function findFocused(row: HTMLElement): number | undefined {
  const slide = [...row.children].findIndex((child) => child.matches(':focus-within'));
  return slide < 0 ? undefined : slide;
}
