import type { Behavior } from '../../generated/config-types';
import type { EmbedFrame } from '../../payload/widget-frame';
import { onPhones } from '../design-tokens';
import { followFrame } from './follow-frame';
import { keepHeight } from './keep-height';

/**
 * How far a widget is. A browser does not say whether a page from elsewhere could be loaded, so there is
 * no state "failed": a widget that says nothing is `unconfirmed`, and `blocked` only when the
 * browser itself says that nothing can come. Of a `silent` widget nothing is ever proven; it is
 * `arrived` once something has come, which may be the widget or a page about an error.
 */
export type FrameState =
  | 'reserved'
  | 'loading'
  | 'slow'
  | 'unconfirmed'
  | 'blocked'
  | 'arrived'
  | 'ready';

interface FrameListener {
  onState: (state: FrameState) => void;
  /** receives the height of the frame in pixels when it must change */
  onHeight: (height: number) => void;
  /** the widget has reported its height, so that the frame need not scroll any more */
  onMeasured: () => void;
}

/**
 * Watches a widget being loaded into the element of its frame, from when it comes into view.
 *
 * @returns stops watching
 */
export function watchFrame(
  element: HTMLIFrameElement,
  frame: EmbedFrame,
  { slowAfter, unconfirmedAfter, shrinkDelay }: Behavior['embed'],
  { onState, onHeight, onMeasured }: FrameListener,
): () => void {
  const { protocol, load } = frame;
  const stop = new AbortController();
  const { signal } = stop;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const heights = keepHeight({ minHeight: chooseMinHeight(frame), shrinkDelay }, onHeight);
  let outcome: 'ready' | 'arrived' | 'blocked' | undefined;
  let isHeard = false;

  function finish(state: 'ready' | 'arrived' | 'blocked'): void {
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
    const slow = setTimeout(onState, slowAfter, 'slow');
    const unconfirmed = setTimeout(() => {
      clearTimeout(slow);
      onState('unconfirmed');
    }, unconfirmedAfter);
    timers.push(slow, unconfirmed);
    addEventListener('offline', () => outcome ?? finish('blocked'), { signal });
  }

  const unfollow = followFrame(element, frame, ({ height }) => {
    // A widget that speaks is there, whatever else is said.
    if (!isHeard) finish('ready');
    isHeard = true;
    if (!height) return;
    onMeasured();
    heights.report(height);
  });
  const unwatchPolicy = watchPolicy(frame.src, () => isHeard || finish('blocked'));
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start();
  });
  if (load === 'visible') observer.observe(element);
  else start();
  if (protocol === 'silent') {
    // No script can look into a page of another origin, and the browser's own page about an error is one.
    const arrive = () => {
      // An empty frame is still the page's own.
      if (!outcome && element.contentDocument === null) finish('arrived');
    };
    arrive();
    element.addEventListener('load', arrive, { signal });
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

/** The height that the styles keep free at this width. */
function chooseMinHeight({ minHeight, minHeightOnPhone = minHeight }: EmbedFrame): number {
  return matchMedia(onPhones).matches ? minHeightOnPhone : minHeight;
}

/**
 * Reports when the page's own security policy forbids a frame, also when that was before anybody
 * asked. Browsers that keep no reports tell nothing; the widget is then `unconfirmed` after a while.
 *
 * @returns stops watching
 */
function watchPolicy(src: string, onForbidden: () => void): () => void {
  if (typeof ReportingObserver === 'undefined') return () => undefined;
  const { origin } = new URL(src);
  const observer = new ReportingObserver(
    (reports) => {
      if (reports.some(({ body }) => forbids(body, origin))) onForbidden();
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
  return () => observer.disconnect();
}

function forbids(body: ReportBody | null | undefined, origin: string): boolean {
  if (!body || !('effectiveDirective' in body) || !('blockedURL' in body)) return false;
  return body.effectiveDirective === 'frame-src' && String(body.blockedURL).startsWith(origin);
}
