import { useEffect, useState } from 'react';
import type { EmbedFrame } from '../../payload/payload';
import { useSite } from '../site-context';
import { loadProviderScript } from './load-provider-script';
import { watchFrame, type FrameState } from './watch-frame';

interface FrameProgress {
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
  const { script } = frame;
  const [state, setState] = useState<FrameState>('reserved');
  const [height, setHeight] = useState<number>();
  const [measured, setMeasured] = useState<HTMLIFrameElement>();

  useEffect(() => {
    if (script) loadProviderScript(script);
  }, [script]);

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

  return { state, height, isMeasured: element !== null && measured === element };
}
