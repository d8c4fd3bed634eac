import { useRef, useState, type PointerEvent } from 'react';

/** Radix has messages swiped in one direction only. This makes it the one in which they are moved. */
export function useSwipe() {
  const start = useRef(0);
  const [swipeDirection, setSwipeDirection] = useState<'left' | 'right'>('right');
  return {
    swipeDirection,
    /** for an element around the region */
    swipeProps: {
      onPointerDownCapture({ clientX }: PointerEvent) {
        start.current = clientX;
      },
      onPointerMoveCapture(event: PointerEvent) {
        const moved = event.clientX < start.current ? 'left' : 'right';
        if (moved === swipeDirection) return;
        setSwipeDirection(moved);
        // Radix, which still knows the other direction, would give up this swipe.
        event.preventDefault();
      },
      onPointerUpCapture({ currentTarget, pointerType }: PointerEvent) {
        // A finger that has swiped a message away never leaves the region, as far as Radix can see,
        // and would hold the other messages.
        if (pointerType === 'mouse') return;
        currentTarget.firstElementChild?.dispatchEvent(new Event('pointerleave'));
      },
    },
  };
}
