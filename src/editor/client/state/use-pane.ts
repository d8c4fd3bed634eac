import { useEffect, useRef, type RefObject } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { focusPane, narrowScreen, type Pane } from '../layout';

interface PaneState {
  isNarrow: boolean;
  /** those that can be shown */
  panes: readonly Pane[];
  /** the one that is in sight on a narrow screen */
  pane: Pane;
  /** the element that all of them are in */
  around: RefObject<HTMLElement | null>;
}

/**
 * On a narrow screen, one pane is shown at a time. The one that comes into sight gets the focus, which
 * was in the one that went.
 *
 * @param hasForm the site as text has no settings next to it
 */
export function usePane(wanted: Pane, hasForm: boolean): PaneState {
  const isNarrow = useMediaQuery(narrowScreen, { noSsr: true });
  const around = useRef<HTMLElement>(null);
  const pane = wanted === 'form' && !hasForm ? 'preview' : wanted;
  const last = useRef(pane);
  useEffect(() => {
    if (isNarrow && last.current !== pane) focusPane(around.current, pane);
    last.current = pane;
  }, [isNarrow, pane]);
  return {
    isNarrow,
    panes: hasForm ? ['outline', 'form', 'preview'] : ['outline', 'preview'],
    pane,
    around,
  };
}
