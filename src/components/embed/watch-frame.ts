import type { Behavior } from '../../generated/config-types';
import type { EmbedFrame } from '../../pages/payload';
import { followFrame } from './follow-frame';
import { keepHeight } from './keep-height';
import { watchPolicy } from './watch-policy';

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
  let outcome: 'ready' | 'blocked' | undefined;
  let isHeard = false;

  function finish(state: 'ready' | 'blocked'): void {
    outcome = state;
    timers.forEach(clearTimeout);
    onState(state);
  }

  function start(): void {
    observer.disconnect();
    if (outcome) return;
    if (!navigator.onLine) {
      finish('blocked');
      return;
    }
    onState('loading');
    timers.push(
      setTimeout(onState, slowAfter, 'slow'),
      setTimeout(onState, unconfirmedAfter, 'unconfirmed'),
    );
    addEventListener('offline', () => outcome ?? finish('blocked'), { signal });
  }

  const unfollow = followFrame(element, protocol, ({ height }) => {
    // A widget that speaks is there, whatever else is said.
    if (!isHeard) finish('ready');
    isHeard = true;
    if (height) heights.report(height);
  });
  const unwatchPolicy = watchPolicy(element.src, () => isHeard || finish('blocked'));
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start();
  });
  if (load === 'visible') observer.observe(element);
  else start();
  if (protocol === 'silent') {
    // All that is known of those who say nothing is that something has come; nobody can look into
    // a page of another origin. It may be an error page, so this is no word of success.
    const assume = () => outcome ?? finish('ready');
    if (element.contentDocument === null) assume();
    element.addEventListener('load', assume, { signal });
  }

  return () => {
    stop.abort();
    unfollow();
    unwatchPolicy();
    heights.stop();
    observer.disconnect();
    timers.forEach(clearTimeout);
  };
}
