import { memo, type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject } from 'react';
import Box from '@mui/material/Box';
import { arrangePanes, type Pane } from './layout';
import { useColumnWidths, type ColumnWidth, type SideColumn } from './state/use-column-widths';

/** The names of the edges that can be moved. */
const edgeWords = {
  outline: 'Width of the site content',
  form: 'Width of the settings',
} as const satisfies Record<SideColumn, string>;

/** An arrow key moves an edge so far, in pixels. */
const step = 16;

interface ColumnsProps {
  around: RefObject<HTMLElement | null>;
  /** the one that is in sight on a narrow screen */
  pane: Pane;
  isNarrow: boolean;
  hasSide: boolean;
  children: ReactNode;
}

/** The columns of the editor. Between them are edges that can be moved with the mouse and the keyboard. */
export function Columns({ around, pane, isNarrow, hasSide, children }: ColumnsProps) {
  const { columns, setWidth } = useColumnWidths();
  const sides: SideColumn[] = hasSide ? ['outline', 'form'] : ['outline'];
  return (
    <Box
      component="main"
      ref={around}
      sx={arrangePanes(pane)}
      style={
        isNarrow
          ? undefined
          : {
              gridTemplateColumns: `${columns.outline.width}px minmax(0, 1fr) ${columns.form.width}px`,
            }
      }
    >
      {children}
      {!isNarrow &&
        sides.map((side) => <Edge key={side} side={side} {...columns[side]} onWidth={setWidth} />)}
    </Box>
  );
}

interface EdgeProps extends ColumnWidth {
  side: SideColumn;
  /** undefined for the usual width */
  onWidth: (side: SideColumn, width: number | undefined) => void;
}

/** The inner edge of a column, which lies in the margin next to the page. */
const Edge = memo(function Edge({ side, width, least, most, onWidth }: EdgeProps) {
  const isLeft = side === 'outline';

  function move({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    onWidth(side, isLeft ? clientX : window.innerWidth - clientX);
  }

  function onKeyDown(event: KeyboardEvent) {
    const wider = isLeft ? 'ArrowRight' : 'ArrowLeft';
    const narrower = isLeft ? 'ArrowLeft' : 'ArrowRight';
    const next = { [wider]: width + step, [narrower]: width - step, Home: least, End: most };
    const wanted = next[event.key];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onWidth(side, wanted);
  }

  return (
    <Box
      component="hr"
      tabIndex={0}
      aria-label={edgeWords[side]}
      aria-orientation="vertical"
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={width}
      title={edgeWords[side]}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={move}
      onDoubleClick={() => onWidth(side, undefined)}
      sx={{
        gridArea: side,
        justifySelf: isLeft ? 'end' : 'start',
        width: 12,
        m: '0 -12px',
        border: 0,
        overflow: 'visible',
        zIndex: 1,
        cursor: 'col-resize',
        touchAction: 'none',
        '&::after': {
          content: '""',
          display: 'block',
          width: '1px',
          height: '100%',
          mx: 'auto',
          bgcolor: 'divider',
        },
        '&:is(:hover, :active, :focus-visible)::after': { width: '3px', bgcolor: 'primary.main' },
      }}
    />
  );
});
