import type { Behavior } from '../../generated/config-types';
import type { EmbedFrame } from '../../pages/payload';
import { followFrame } from './follow-frame';
import { keepHeight } from './keep-height';

/**
 * How far a widget is. A browser tells nobody whether a foreign page could be loaded, so there is
 * no state "failed": a widget that says nothing is `unconfirmed`, and `blocked` only when the
 * browser itself says that nothing can come.
 */
export type FrameState = 'reserved' | 'loading' | 'slow' | 'unconfirmed' | 'blocked' | 'ready';

interface FrameListener {
  onState: (state: FrameState) => void;
  /** told the height of the frame in pixels */
  onHeight: (height: number) => void;
}

/**
 * Watches a widget being loaded into the element of its frame, from when it comes into view.
 *
 * @returns stops watching
 */
export function watchFrame(
  element: HTMLIFrameElement,
  { protocol, minHeight, load }: Pick<EmbedFrame, 'protocol' | 'minHeight' | 'load'>,
  { slowAfter, unconfirmedAfter, shrinkDelay }: Behavior['embed'],
  { onState, onHeight }: FrameListener,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const heights = keepHeight({ minHeight, shrinkDelay }, onHeight);
  let isReady = false;

  function finish(state: 'ready' | 'blocked'): void {
    if (isReady) return;
    isReady = state === 'ready';
    timers.forEach(clearTimeout);
    onState(state);
  }

  function start(): void {
    observer.disconnect();
    if (isReady) return;
    if (!navigator.onLine) {
      finish('blocked');
      return;
    }
    onState('loading');
    timers.push(
      setTimeout(onState, slowAfter, 'slow'),
      setTimeout(onState, unconfirmedAfter, 'unconfirmed'),
    );
    addEventListener('offline', () => finish('blocked'), { signal });
  }

  const unfollow = followFrame(element, protocol, ({ height }) => {
    finish('ready');
    if (height) heights.report(height);
  });
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      const isOurs = blockedURI.startsWith(new URL(element.src).origin);
      if (effectiveDirective === 'frame-src' && isOurs) finish('blocked');
    },
    { signal },
  );
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start();
  });
  if (load === 'visible') observer.observe(element);
  else start();
  if (protocol === 'silent') {
    // All that is known of those who say nothing is that something has come; nobody can look into
    // a page of another origin. It may be an error page, so this is no word of success.
    if (element.contentDocument === null) finish('ready');
    element.addEventListener('load', () => finish('ready'), { signal });
  }

  return () => {
    stop.abort();
    unfollow();
    heights.stop();
    observer.disconnect();
    timers.forEach(clearTimeout);
  };
}
