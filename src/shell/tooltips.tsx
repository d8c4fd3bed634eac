import { attributes } from '../contract/page-contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '@mui/material/styles';
import { forcedBorder, layers, notPrinted } from '../components/design-tokens';
import { useSite } from '../components/site-context';
import { TooltipTiming } from './tooltip-timing';

/** Buttons that show a drawing only; dots and openers of sub-menus explain themselves. */
const iconButtons = `button[aria-label]:not([role=tab], [aria-expanded]), [${attributes.motionToggle}]`;

/** Where a tooltip is put in the page: in the open menu or the landmark of its button. */
const landmarks = 'dialog, [popover], header, main, footer';

/** Pixels between a button and its tooltip; they belong to the tooltip, so that it can be reached. */
const distance = 8;

// As a popover it lies above an open menu too.
const Bubble = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: layers.messages,
  inset: 'auto',
  maxWidth: 'min(280px, 100vw - 16px)',
  margin: 0,
  padding: `${distance}px 0`,
  border: 0,
  background: 'none',
  '& > div': {
    padding: `${theme.space.xs} ${theme.space.s}`,
    border: forcedBorder,
    borderRadius: theme.vars.shape.input,
    fontSize: theme.typography.caption.fontSize,
    lineHeight: 1.4,
    color: theme.vars.palette.site.onPicture,
    background: theme.vars.palette.site.bar,
  },
  ...notPrinted,
}));

/**
 * Shows the name of icon buttons to those who see them. The names are in the page already, for
 * screen readers, so the buttons need neither a wrapper nor a text of their own for this.
 */
export function Tooltips() {
  const { behavior } = useSite();
  const { openDelay, skipDelay } = behavior.tooltip;
  const [button, setButton] = useState<HTMLElement>();
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timing = new TooltipTiming({ openDelay, skipDelay }, setButton);
    const listening = new AbortController();
    let pointed: HTMLElement | undefined;
    let focused: HTMLElement | undefined;

    function watch<T extends keyof DocumentEventMap>(
      type: T,
      react: (event: DocumentEventMap[T]) => void,
    ): void {
      document.addEventListener(type, react, { capture: true, signal: listening.signal });
    }

    function attend(): void {
      timing.attend(pointed ?? focused);
    }

    watch('pointerover', ({ target, pointerType }) => {
      if (pointerType === 'touch' || bubble.current?.contains(target as Node)) return;
      pointed = findIconButton(target);
      attend();
    });
    watch('pointerout', ({ relatedTarget }) => {
      // The pointer has left the window.
      if (relatedTarget === null) pointed = undefined;
      attend();
    });
    watch('focusin', ({ target }) => {
      // A click leaves the focus on the button, but says nothing about wanting its name.
      const isSeen = target instanceof Element && target.matches(':focus-visible');
      focused = isSeen ? findIconButton(target) : undefined;
      attend();
    });
    watch('focusout', () => {
      focused = undefined;
      attend();
    });
    watch('keydown', ({ key }) => {
      if (key === 'Escape') timing.dismiss();
    });
    watch('click', () => timing.dismiss());
    watch('scroll', () => {
      // One that waits still opens: bringing a button into view scrolls the page as well.
      if (bubble.current) timing.dismiss();
    });
    return () => {
      listening.abort();
      timing.dismiss();
    };
  }, [openDelay, skipDelay]);

  useLayoutEffect(() => {
    if (button && bubble.current) placeBubble(bubble.current, button.getBoundingClientRect());
  }, [button]);

  if (!button) return null;
  return createPortal(
    <Bubble ref={bubble} role="tooltip" popover="manual">
      <div>{readName(button)}</div>
    </Bubble>,
    button.closest(landmarks) ?? document.body,
  );
}

function findIconButton(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(iconButtons)) || undefined;
}

function readName(button: HTMLElement): string {
  return button.ariaLabel ?? button.innerText.trim();
}

/** Below the button and inside the window; above it where there is no room below. */
function placeBubble(bubble: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  bubble.showPopover?.();
  const { clientWidth, clientHeight } = document.documentElement;
  const room = clientWidth - bubble.offsetWidth - distance;
  const x = left + (width - bubble.offsetWidth) / 2;
  const fitsBelow = bottom + bubble.offsetHeight <= clientHeight;
  bubble.style.left = `${Math.max(distance, Math.min(x, room))}px`;
  bubble.style.top = `${fitsBelow ? bottom : top - bubble.offsetHeight}px`;
}
