import { useEffect, useState } from 'react';
import type { EmbedFrame } from '../../payload/widget-frame';
import { useSite } from '../site-context';
import { loadProviderScript } from './load-provider-script';
import { watchFrame, type FrameState } from './watch-frame';

interface FrameProgress {
  /** whether the widget may be asked for */
  isWanted: boolean;
  state: FrameState;
  /** pixels; undefined as long as the height that is kept free suffices */
  height: number | undefined;
  /** whether the widget has reported its height */
  isMeasured: boolean;
}

/** Follows how a widget is loaded into a frame's element; a new element is a new attempt. */
export function useFrameProgress(
  element: HTMLIFrameElement | null,
  frame: EmbedFrame,
): FrameProgress {
  const { behavior } = useSite();
  const { script, load } = frame;
  const isNear = useNear(element, behavior.embed.loadDistance);
  // What a visitor asks for comes at once, and nothing else before it is needed.
  const isWanted = isNear || load === 'click';
  const [state, setState] = useState<FrameState>('reserved');
  const [height, setHeight] = useState<number>();
  const [measured, setMeasured] = useState<HTMLIFrameElement>();

  useEffect(() => {
    if (script && isWanted) loadProviderScript(script);
  }, [script, isWanted]);

  useEffect(
    () =>
      element
        ? watchFrame(element, frame, behavior.embed, {
            onState: setState,
            onHeight: setHeight,
            onMeasured: () => setMeasured(element),
          })
        : undefined,
    [element, frame, behavior.embed],
  );

  return { isWanted, state, height, isMeasured: element !== null && measured === element };
}

/**
 * Whether an element is, or was, at most so many pixels outside the window. Browsers load lazy
 * frames thousands of pixels ahead, when nobody may ever come to see them.
 */
function useNear(element: Element | null, distance: number): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${distance}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isNear, distance]);

  return isNear;
}
