/** Where there is room for one column of the editor: on a phone, or a screen that is magnified. */
export const narrowScreen = '(max-width: 899px)';

/** The columns of the editor. On a narrow screen, one is shown at a time. */
export type Pane = 'outline' | 'form' | 'preview';

/** The element that each column is. */
const elements = {
  outline: 'nav',
  preview: 'section:first-of-type',
  form: 'section:nth-of-type(2)',
} as const;

/** The editor: its columns between the toolbar and the status line. */
export const layout = {
  display: 'grid',
  height: '100dvh',
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  // On a phone on its side, or a screen that is magnified, toolbar and status line leave little room.
  [`@media ${narrowScreen} and (max-height: 559px)`]: {
    height: 'auto',
    gridTemplateRows: 'auto max(75dvh, 14rem) auto',
  },
} as const;

/**
 * The columns, whose widths `Columns` sets. On a narrow screen, all have the same place, and the others
 * are hidden. They keep their size, and how far they are scrolled.
 */
export function arrangePanes(pane: Pane) {
  return {
    display: 'grid',
    gridTemplate: '"outline preview form" minmax(0, 1fr)',
    [`@media ${narrowScreen}`]: {
      gridTemplate: '"pane" minmax(0, 1fr) / minmax(0, 1fr)',
      '& > :is(nav, section)': { gridArea: 'pane' },
      [`& > :not(${elements[pane]})`]: { visibility: 'hidden' },
    },
  } as const;
}

/** Gives the focus to the heading of a column, unless something in it has the focus. */
export function focusPane(around: Element | null, pane: Pane): void {
  const column = around?.querySelector(`:scope > ${elements[pane]}`);
  if (column?.contains(document.activeElement)) return;
  column?.querySelector<HTMLElement>('h1[tabindex]')?.focus();
}

/** Each column scrolls on its own. */
export const column = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'auto',
  p: 2,
} as const;

/** What stands at the end of a row, or of several where it does not fit into one. */
export const rowEnd = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 1,
} as const;
