import { useEffect, useState, useSyncExternalStore } from 'react';

interface Rotation {
  /** which of the items is shown, from 0 */
  index: number;
  /** shows the item of that index; before the first comes the last, after the last the first */
  show: (index: number) => void;
  /** the items follow each other by themselves */
  rotating: boolean;
  setRotating: (rotating: boolean) => void;
  /** for the element around the items: while it is pointed at or used, nothing rotates */
  holdProps: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/**
 * Shows one of `count` items at a time, the next one every `interval` milliseconds. Choosing an
 * item starts the interval anew. Nothing rotates before hydration, in a hidden tab, or for
 * visitors who want less motion until they start it.
 */
export function useRotation(count: number, interval: number): Rotation {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const motionWelcome = useSyncExternalStore(watchMotion, isMotionWelcome, () => false);
  const rotating = chosen ?? motionWelcome;
  const held = hovered || focused;

  useEffect(() => {
    if (!rotating || held) return undefined;
    const timer = setInterval(() => {
      const paused = document.hidden || document.documentElement.dataset.motion === 'paused';
      if (!paused) setIndex(wrapIndex(index + 1, count));
    }, interval);
    return () => clearInterval(timer);
  }, [index, rotating, held, count, interval]);

  return {
    index,
    show: (wanted) => setIndex(wrapIndex(wanted, count)),
    rotating,
    setRotating: setChosen,
    holdProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

/** −1 → the last, `count` → the first. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

function isMotionWelcome(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
