import { attributes, variables } from '../../contract/page-contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import type { EmbedWidget } from '../../payload/payload';
import type { EmbedFrame } from '../../payload/widget-frame';
import { useHydrated } from '../use-hydrated';
import { FrameStatus } from './frame-status';
import { FramePlaceholder } from './frame-placeholder';
import { useFrameProgress } from './use-frame-progress';
import type { FrameState } from './watch-frame';

interface WidgetFrameProps {
  id: string;
  title: string;
  frame: EmbedFrame;
  phone?: EmbedWidget['phone'] | undefined;
  /** whether a visitor asked for the widget, and expects to be in it */
  takesFocus?: boolean;
}

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  '> output:not(:empty)': { display: 'block', padding: `${theme.space.m} ${theme.space.l}` },
  '> button': { margin: `0 ${theme.space.l} ${theme.space.l}` },
  // A widget that did not come: what to do instead is in the middle of its place.
  [`&[${attributes.overdue}]:not([aria-busy])`]: { alignSelf: 'center', textAlign: 'center' },
  // While there is nothing in the frame, one can see through it.
  '&[aria-busy] > output': { position: 'absolute', top: 0 },
}));

// A provider's script may hide, move or measure frames that it has not made.
const Frame = styled('iframe')({
  position: 'relative !important' as 'relative',
  zIndex: 1,
  left: '0 !important',
  width: '100%',
  height: '100% !important',
  border: 0,
  opacity: '1 !important',
  visibility: 'visible !important' as 'visible',
  pointerEvents: 'auto !important' as 'auto',
});

/** States in which a visitor may need the other ways to the same thing. */
const overdueStates: ReadonlySet<FrameState> = new Set<FrameState>([
  'slow',
  'unconfirmed',
  'blocked',
]);

const waitingStates: ReadonlySet<FrameState> = new Set<FrameState>(['reserved', 'loading', 'slow']);

/** A widget in its frame, which is as high as the widget says, and a line about how far it is. */
export function WidgetFrame({ id, title, frame, phone, takesFocus = false }: WidgetFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const [element, setElement] = useState<HTMLIFrameElement | null>(null);
  const isHydrated = useHydrated();
  const { isWanted, state, height, isMeasured } = useFrameProgress(element, frame);
  const [loaded, setLoaded] = useState<HTMLIFrameElement>();
  const isAwaited = useRef(takesFocus);
  const boxRef = useRef<HTMLDivElement>(null);
  const lastHeights = useRef<readonly [box: number, root: number]>(undefined);
  const { shape, src, allow, sandbox, referrerPolicy, protocol } = frame;
  const isLoaded = element !== null && loaded === element;
  // A silent page may still work, so only a frame that received nothing collapses.
  const isGone = state === 'blocked' || (state === 'unconfirmed' && !isLoaded);
  const isOutlined = shape !== undefined && waitingStates.has(state) && !isLoaded;
  const overdue = overdueStates.has(state) ? (isGone ? 'gone' : '') : undefined;
  // A sandbox would break what booking widgets do after a booking, which leads to another page; so
  // only some have one.
  const common = { id, title, allow, sandbox, referrerPolicy };
  // Browsers warn about a sandboxed frame of our own origin, which one without an address is. The
  // address comes last, so that it is loaded within the sandbox.
  const wanted = isWanted ? { ...common, src } : { ...common, sandbox: undefined };

  function retry(): void {
    isAwaited.current = true;
    setAttempt((count) => count + 1);
  }

  useEffect(() => {
    if (isAwaited.current) element?.focus({ preventScroll: true });
    if (element) isAwaited.current = false;
  }, [element]);

  useEffect(() => {
    if (state !== 'blocked') return undefined;
    // Nobody asked for this attempt, so it leaves the focus where it is.
    const again = () => setAttempt((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [state]);

  // After each rendering: the frame becomes higher, or the line below it.
  useLayoutEffect(() => {
    const box = boxRef.current;
    const root = box?.parentElement;
    if (!root) return;
    const heights = [box.offsetHeight, root.offsetHeight] as const;
    const [lastBox, lastRoot] = lastHeights.current ?? heights;
    lastHeights.current = heights;
    if (keepTargetInPlace(root, heights[1] - lastRoot)) return;
    // A step that is lower than the one before would leave the visitor below its end.
    if (!isGone && heights[0] < lastBox && box.getBoundingClientRect().top < 0)
      box.scrollIntoView();
  });

  return (
    <Root
      aria-busy={state === 'loading' || state === 'slow' || undefined}
      {...{ [attributes.overdue]: overdue }}
    >
      {/* A key of its own for the box: a script may have moved the frame out of it. */}
      <div
        key={attempt}
        ref={boxRef}
        style={{ height: isGone ? 0 : (height ?? `var(${variables.reserved})`) }}
      >
        {isHydrated ? (
          <Frame
            {...wanted}
            ref={setElement}
            onLoad={({ currentTarget }) => {
              // An empty frame is still the page's own.
              if (currentTarget.contentDocument === null) setLoaded(currentTarget);
            }}
            // Before its height is known, a visitor must be able to scroll it.
            scrolling={isMeasured ? 'no' : undefined}
          />
        ) : (
          // Without script nobody can say when it is near but the browser.
          <noscript>
            <Frame {...common} src={src} loading="lazy" />
          </noscript>
        )}
      </div>
      {shape && isOutlined && <FramePlaceholder shape={shape} phone={phone} />}
      <FrameStatus
        state={state}
        title={title}
        isSilent={protocol === 'silent'}
        isOutlined={isOutlined}
        isGone={isGone}
        onRetry={retry}
      />
    </Root>
  );
}

/**
 * Scrolls to the target of a link, if an element above has moved it from its place. Browsers that keep
 * what is seen in its place do not where the header covers the end of the element.
 *
 * @param grown by how many pixels the element has become higher, or lower when negative
 * @returns whether the target had been moved
 */
function keepTargetInPlace(element: Element, grown: number): boolean {
  const target = grown && document.querySelector(':target');
  if (!target || element.compareDocumentPosition(target) !== Node.DOCUMENT_POSITION_FOLLOWING) {
    return false;
  }
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const distance = target.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop);
  // Positions are rounded. A visitor who has scrolled on is left alone.
  const isMoved = Math.abs(distance - grown) < 3;
  if (isMoved) target.scrollIntoView({ behavior: 'instant' });
  return isMoved;
}
