import { useState, type DragEvent } from 'react';

/** What makes a row one that can be moved with the mouse. */
export interface RowDrag {
  draggable: true;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
}

/**
 * Moves the rows of a list with the mouse: an extra, since keys and buttons do the same.
 *
 * @returns `gap`: the row before which the one that is being moved would be put
 */
export function useRowDrag(onMove: (index: number, to: number) => void) {
  const [moved, setMoved] = useState<number>();
  const [gap, setGap] = useState<number>();

  function end() {
    setMoved(undefined);
    setGap(undefined);
  }

  function dragRow(index: number): RowDrag {
    return {
      draggable: true,
      onDragStart: ({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        setMoved(index);
      },
      onDragOver: (event) => {
        // What comes from another list cannot be put here.
        if (moved === undefined) return;
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        setGap(event.clientY < top + height / 2 ? index : index + 1);
      },
      onDrop: (event) => {
        event.preventDefault();
        if (moved !== undefined && gap !== undefined) {
          const to = gap > moved ? gap - 1 : gap;
          if (to !== moved) onMove(moved, to);
        }
        end();
      },
      onDragEnd: end,
    };
  }

  return { gap, dragRow };
}
