import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

interface Swipe {
  style: CSSProperties | undefined;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/** Pixels of movement from which on a press is not a click any more. */
const clickSlack = 4;

/**
 * Lets an element be swiped away to the left or right.
 *
 * @param threshold pixels; less than that and it moves back
 * @returns props of the element
 */
export function useSwipe(threshold: number, onSwiped: () => void): Swipe {
  const start = useRef<number>(undefined);
  const [distance, setDistance] = useState(0);

  function stop(): void {
    start.current = undefined;
    setDistance(0);
  }

  return {
    style: distance === 0 ? undefined : { transform: `translateX(${distance}px)` },
    onPointerDown({ button, clientX }) {
      if (button === 0) start.current = clientX;
    },
    onPointerMove({ clientX, currentTarget, pointerId }) {
      if (start.current === undefined) return;
      const moved = clientX - start.current;
      if (Math.abs(moved) < clickSlack && distance === 0) return;
      // The release is ours from now on, wherever it happens, and is not a click on a button.
      currentTarget.setPointerCapture(pointerId);
      setDistance(moved);
    },
    onPointerUp({ clientX }) {
      const moved = start.current === undefined ? 0 : clientX - start.current;
      stop();
      if (Math.abs(moved) >= threshold) onSwiped();
    },
    onPointerCancel: stop,
  };
}
