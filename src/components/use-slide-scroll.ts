import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** For how long a row must not move to have stopped, in milliseconds. */
const restTime = 150;

/**
 * Keeps a row of slides, each as wide as the row, and the index of the shown one in step: a new
 * index scrolls the row, a swipe shows the slide it ends on.
 *
 * @param show must keep its identity
 * @returns for the row
 */
export function useSlideScroll(
  index: number,
  show: (index: number) => void,
): RefObject<HTMLDivElement | null> {
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
      row.scrollTo({ left: index * row.clientWidth * (document.dir ? -1 : 1) });
    }
  }, [index, show]);

  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    return watchScrollEnd(row, () => {
      inView.current = findSlide(row);
      show(inView.current);
    });
  }, [show]);

  return ref;
}

/**
 * Calls back whenever a row has stopped. Safari says so since version 26.2 only; elsewhere, a row that
 * no longer moves has stopped.
 *
 * @returns stops watching
 */
function watchScrollEnd(row: HTMLElement, onEnd: () => void): () => void {
  const saysSo: boolean = 'onscrollend' in row;
  if (saysSo) {
    row.addEventListener('scrollend', onEnd);
    return () => row.removeEventListener('scrollend', onEnd);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(onEnd, restTime);
  }

  row.addEventListener('scroll', wait, { passive: true });
  return () => {
    clearTimeout(timer);
    row.removeEventListener('scroll', wait);
  };
}

function findSlide(row: HTMLElement): number {
  return Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
}

function findFocused(row: HTMLElement): number | undefined {
  const slide = [...row.children].findIndex((child) => child.matches(':focus-within'));
  return slide < 0 ? undefined : slide;
}
