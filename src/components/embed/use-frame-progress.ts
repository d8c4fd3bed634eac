import { useEffect, useState } from 'react';
import type { EmbedFrame } from '../../pages/payload';
import { useSite } from '../site-context';
import { followFrame } from './follow-frame';
import { keepHeight } from './keep-height';
import { loadProviderScript } from './load-provider-script';

/**
 * How far a widget is. A browser tells nobody whether a foreign page could be loaded, so there is
 * no state "failed": a widget that says nothing is `unconfirmed`, and `blocked` only when the
 * browser itself says that nothing can come.
 */
export type FrameState = 'reserved' | 'loading' | 'slow' | 'unconfirmed' | 'blocked' | 'ready';

interface FrameProgress {
  state: FrameState;
  /** pixels */
  height: number;
}

/** Follows how a widget is loaded into a frame's element; a new element is a new attempt. */
export function useFrameProgress(
  element: HTMLIFrameElement | null,
  frame: EmbedFrame,
): FrameProgress {
  const { behavior } = useSite();
  const { slowAfter, unconfirmedAfter, shrinkDelay } = behavior.embed;
  const { src, protocol, minHeight, load, script } = frame;
  const [state, setState] = useState<FrameState>('reserved');
  const [height, setHeight] = useState(minHeight);

  useEffect(() => {
    if (!element) return undefined;
    const { contentDocument } = element;
    if (script) loadProviderScript(script);
    const stop = new AbortController();
    const { signal } = stop;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const heights = keepHeight({ minHeight, shrinkDelay }, setHeight);
    let isOpen = true;

    /** The first that is known for certain counts. */
    function finish(result: 'ready' | 'blocked'): void {
      isOpen = result === 'blocked';
      timers.forEach(clearTimeout);
      setState(result);
    }

    const unfollow = followFrame(element, protocol, ({ height: reported }) => {
      if (isOpen) finish('ready');
      if (reported) heights.report(reported);
    });

    function start(): void {
      observer.disconnect();
      if (!isOpen) return;
      if (!navigator.onLine) {
        finish('blocked');
        return;
      }
      // Nobody can look into a page of another origin, which is how one knows that it is there.
      if (protocol === 'silent' && contentDocument === null) {
        finish('ready');
        return;
      }
      setState('loading');
      timers.push(
        setTimeout(setState, slowAfter, 'slow'),
        setTimeout(setState, unconfirmedAfter, 'unconfirmed'),
      );
      addEventListener('offline', () => isOpen && finish('blocked'), { signal });
    }

    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI }) => {
        const isOurs = effectiveDirective === 'frame-src' && blockedURI.startsWith(originOf(src));
        if (isOurs && isOpen) finish('blocked');
      },
      { signal },
    );
    // Of those who say nothing it is only known that something has come; it may be an error page.
    if (protocol === 'silent') {
      element.addEventListener('load', () => isOpen && finish('ready'), { signal });
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    });
    if (load === 'visible') observer.observe(element);
    else start();

    return () => {
      stop.abort();
      unfollow();
      heights.stop();
      observer.disconnect();
      timers.forEach(clearTimeout);
    };
  }, [element, src, protocol, minHeight, load, script, slowAfter, unconfirmedAfter, shrinkDelay]);

  return { state, height };
}

function originOf(address: string): string {
  return new URL(address).origin;
}
