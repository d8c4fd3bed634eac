import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type RefObject,
} from 'react';

interface Hold {
  /** somebody is reading or using the messages, or cannot see them now */
  held: boolean;
  /** for the element around the messages */
  holdProps: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  /** brings the focus back to where it was before */
  leave: () => void;
}

/**
 * Whether the time of messages must stop: while they are pointed at, while the focus is
 * in them, while the tab is hidden. When the message with the focus goes, the focus moves to the
 * other messages, or back to where it came from.
 *
 * @param messages a new list whenever one comes or goes
 */
export function useHold(region: RefObject<HTMLElement | null>, messages: readonly unknown[]): Hold {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(undefined);
  const hidden = useSyncExternalStore(watchVisibility, isHidden, () => false);

  // While there are no messages, there is nothing that could be pointed at.
  if (hovered && messages.length === 0) setHovered(false);

  const leave = useCallback(() => {
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
    else region.current?.blur();
  }, [region]);

  useLayoutEffect(() => {
    const element = region.current;
    if (!focused || !element || element.contains(document.activeElement)) return;
    // The message with the focus was removed, which sends no `blur`; this way, one is sent.
    element.focus({ preventScroll: true });
    if (messages.length === 0) leave();
  }, [messages, focused, region, leave]);

  return {
    held: hovered || focused || hidden,
    holdProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus({ currentTarget, relatedTarget }) {
        setFocused(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
    leave,
  };
}

function isHidden(): boolean {
  return document.hidden;
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
