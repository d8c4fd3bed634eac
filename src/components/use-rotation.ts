import { attributes } from '../contract/page-contract';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';

interface Rotation {
  /** which of the items is shown, from 0 */
  index: number;
  /** shows the item of that index; before the first comes the last, after the last the first */
  show: (index: number) => void;
  /** the items follow each other by themselves, while nothing holds them */
  rotating: boolean;
  setRotating: (rotating: boolean) => void;
  /** the next item must not come: stopped, pointed at, used, or in a hidden tab */
  still: boolean;
  /** for the element around the items: while it is pointed at or used, nothing rotates */
  holdProps: {
    ref: RefObject<HTMLDivElement | null>;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/**
 * Shows one of `count` items at a time, the next one every `interval` milliseconds. Choosing an
 * item restarts the interval. Nothing rotates before hydration, in a hidden tab, or for
 * visitors who want less motion or have paused it, until they start it.
 */
export function useRotation(count: number, interval: number): Rotation {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const motionWelcome = useSyncExternalStore(watchMotion, isMotionWelcome, () => false);
  const [wasWelcome, setWasWelcome] = useState(motionWelcome);
  const hidden = useSyncExternalStore(watchVisibility, isHidden, () => false);
  const rotating = count > 1 && (chosen ?? motionWelcome);
  const still = !rotating || hovered || focused || hidden;
  const ref = useRef<HTMLDivElement>(null);
  if (wasWelcome !== motionWelcome) {
    setWasWelcome(motionWelcome);
    // Pausing all motion of the page outweighs having started this one before.
    if (!motionWelcome && chosen) setChosen(undefined);
  }
  const show = useCallback((wanted: number) => setIndex(wrapIndex(wanted, count)), [count]);

  // The pointer or the focus may have come before React.
  useEffect(() => {
    setHovered(ref.current?.matches(':hover') ?? false);
    setFocused(ref.current?.matches(':focus-within') ?? false);
  }, []);

  // With the commit, not after it: what says that it has stopped must not move again.
  useLayoutEffect(() => {
    if (still) return undefined;
    const timer = setInterval(() => show(index + 1), interval);
    return () => clearInterval(timer);
  }, [index, still, show, interval]);

  return {
    index,
    show,
    rotating,
    setRotating: setChosen,
    still,
    holdProps: {
      ref,
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

const reducedMotion = '(prefers-reduced-motion: reduce)';

function isMotionWelcome(): boolean {
  return (
    !matchMedia(reducedMotion).matches &&
    document.documentElement.getAttribute(attributes.motion) !== 'paused'
  );
}

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  // The boot script sets it when the visitor pauses all motion of the page.
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [attributes.motion] });
  return () => {
    query.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

function isHidden(): boolean {
  return document.hidden;
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
