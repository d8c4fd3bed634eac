import { useEffect, useState } from 'react';
import type { EmbedFrame } from '../../payload/widget-frame';
import { useSite } from '../site-context';
import { loadProviderScript } from './load-provider-script';
import { useNear } from './use-near';
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
