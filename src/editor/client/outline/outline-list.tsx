import { memo, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RemoveDialog } from '../dialogs/remove-dialog';
import { moveByKeys, RowActions } from '../form/row-actions';
import { Icon, type IconName } from '../icon';
import type { Path } from '../../../utils/json';
import { writeKey } from '../../model/paths';
import { useEditor } from '../state/editor-context';
import { rowId } from '../state/use-list-edits';
import { OutlineRow, showsSame, type RowGap } from './outline-row';
import { place, type OutlineEdits } from './use-outline-edits';
import { useRowDrag, type RowDrag } from './use-row-drag';

/** A row of the list: which entry it is, and what is written in it. */
export interface OutlineItem {
  index: number;
  label: string;
  detail?: string;
  /** what it is called elsewhere, where label and detail say it in another way */
  name?: string;
  icon?: IconName;
  /** how many rows it is below in a tree */
  depth?: number;
  /** what is shown below it */
  below?: ReactNode;
}

interface OutlineListProps {
  list: Path;
  items: readonly OutlineItem[];
  edits: OutlineEdits;
  /** moves an entry out of the list, where that can be done */
  onMoveAway?: ((index: number) => void) | undefined;
  /** what the list is called, where no heading says it */
  label?: string;
}

/** Entries that can be selected, moved, duplicated and removed. */
export function OutlineList(props: OutlineListProps) {
  const { list, items, edits, onMoveAway, label } = props;
  const { selected, select } = useEditor();
  const { gap, dragRow } = useRowDrag(edits.moveTo);
  const acts = useRef<ListActs>({ edits, select, dragRow });
  useLayoutEffect(() => {
    acts.current = { edits, select, dragRow };
  });
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {items.map(({ index, below, depth = 0, ...shown }) => {
          const isSelected = writeKey(selected) === writeKey([...list, index]);
          return (
            <li key={edits.keys[index]} style={{ paddingInlineStart: 16 * Math.min(depth, 3) }}>
              <ListedRow
                {...shown}
                list={list}
                index={index}
                acts={acts}
                gap={findGap(gap, index, edits.items.length)}
                isSelected={isSelected}
                actions={
                  isSelected && (
                    <RowActions
                      place={place}
                      list={list}
                      index={index}
                      edits={edits}
                      onMoveAway={onMoveAway && (() => onMoveAway(index))}
                    />
                  )
                }
              />
              {below}
            </li>
          );
        })}
      </Box>
      <RemovalDialog edits={edits} />
    </>
  );
}

/** The current actions of a list: a row that is not rendered again has those of an earlier one. */
interface ListActs {
  edits: OutlineEdits;
  select: (path: Path) => void;
  dragRow: (index: number) => RowDrag;
}

interface ListedRowProps extends Omit<OutlineItem, 'depth' | 'below'> {
  list: Path;
  acts: RefObject<ListActs>;
  gap: RowGap | undefined;
  isSelected: boolean;
  actions: ReactNode;
}

const ListedRow = memo(function ListedRow({ list, index, acts, ...shown }: ListedRowProps) {
  const path = [...list, index];
  return (
    <OutlineRow
      {...shown}
      id={rowId(place, list, index, 'open')}
      path={path}
      drag={{
        draggable: true,
        onDragStart: (event) => acts.current.dragRow(index).onDragStart(event),
        onDragOver: (event) => acts.current.dragRow(index).onDragOver(event),
        onDrop: (event) => acts.current.dragRow(index).onDrop(event),
        onDragEnd: () => acts.current.dragRow(index).onDragEnd(),
      }}
      onSelect={(chosen) => acts.current.select(chosen)}
      onKeyDown={(event) => moveByKeys(event, (by) => acts.current.edits.move(index, by))}
    />
  );
}, showsSame);

/** Asks before an entry is removed that others name, or that has pages. */
export function RemovalDialog({ edits }: { edits: OutlineEdits }) {
  const { removing } = edits;
  if (!removing) return null;
  const { index, ...removal } = removing;
  return (
    <RemoveDialog
      {...removal}
      name={edits.nameAt(index)}
      onCancel={edits.cancelRemoval}
      onRemove={edits.confirmRemoval}
    />
  );
}

/** On which side of a row the one that is being moved would be put. */
function findGap(gap: number | undefined, index: number, count: number): RowGap | undefined {
  if (gap === index) return 'before';
  return gap === count && index === count - 1 ? 'after' : undefined;
}

interface AddButtonProps {
  id: string;
  label: string;
  onClick: () => void;
}

/** The button below a list that adds to it. */
export function AddButton({ id, label, onClick }: AddButtonProps) {
  return (
    <Button id={id} size="small" startIcon={<Icon name="add" />} onClick={onClick}>
      {label}
    </Button>
  );
}
