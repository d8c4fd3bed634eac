import { memo, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEventCallback } from '@mui/material/utils';
import { Icon, type IconName } from '../icon';
import type { Path } from '../../../utils/json';
import { rowId, type ListEdits, type RowAction } from '../state/use-list-edits';
import { words } from '../../words';
import { formWords } from './form-words';

interface RowActionsProps {
  place: string;
  list: Path;
  index: number;
  edits: ListEdits;
  /** moves it out of the list, where that can be done */
  onMoveAway?: (() => void) | undefined;
  /** in place of removing at once */
  onRemove?: (() => void) | undefined;
  /** a group around the buttons says which entry they are about */
  isGrouped?: boolean;
}

type Action = Exclude<RowAction, 'open'>;

const icons: Record<Action, IconName> = {
  up: 'up',
  down: 'down',
  duplicate: 'copy',
  elsewhere: 'elsewhere',
  remove: 'delete',
};

/** Moves, duplicates and removes an entry. What cannot be done stays focusable, and does nothing. */
export function RowActions(props: RowActionsProps) {
  const { place, list, index, edits, onMoveAway, onRemove, isGrouped = false } = props;
  const name = edits.nameAt(index);
  const last = edits.items.length - 1;
  const actions: {
    action: Action;
    hint: string;
    label: string;
    isOff: boolean;
    act: () => void;
  }[] = [
    {
      action: 'up',
      hint: formWords.up,
      label: words.moveUp(name),
      isOff: index === 0,
      act: () => edits.move(index, -1),
    },
    {
      action: 'down',
      hint: formWords.down,
      label: words.moveDown(name),
      isOff: index === last,
      act: () => edits.move(index, 1),
    },
    {
      action: 'duplicate',
      hint: formWords.duplicate,
      label: words.duplicate(name),
      isOff: !edits.canDuplicate(index),
      act: () => edits.duplicate(index),
    },
    ...(onMoveAway
      ? [
          {
            action: 'elsewhere' as const,
            hint: words.moveToPage,
            label: words.moveAway(name),
            isOff: false,
            act: onMoveAway,
          },
        ]
      : []),
    {
      action: 'remove',
      hint: words.remove,
      label: words.removeOne(name),
      isOff: false,
      act: onRemove ?? (() => edits.remove(index)),
    },
  ];
  const onAct = useEventCallback((chosen: Action) =>
    actions.find(({ action }) => action === chosen)?.act(),
  );
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      {actions.map(({ action, hint, label, isOff }) => (
        <RowButton
          key={action}
          id={rowId(place, list, index, action)}
          action={action}
          hint={hint}
          label={isGrouped ? hint : label}
          isOff={isOff}
          onAct={onAct}
        />
      ))}
    </Box>
  );
}

interface RowButtonProps {
  id: string;
  action: Action;
  hint: string;
  label: string;
  isOff: boolean;
  onAct: (action: Action) => void;
}

/** A form has dozens: they are not rendered again with each key. */
const RowButton = memo(function RowButton(props: RowButtonProps) {
  const { id, action, hint, label, isOff, onAct } = props;
  return (
    <Tooltip title={hint} placement="top">
      <IconButton
        id={id}
        size="small"
        aria-label={label}
        aria-disabled={isOff}
        sx={isOff ? { opacity: 0.35 } : {}}
        onClick={({ detail }) => {
          // Of a double click, the second is on the row that has come in place of the first.
          if (!isOff && detail < 2) onAct(action);
        }}
      >
        <Icon name={icons[action]} sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  );
});

/** Alt with an arrow key moves an entry, as in other editors. */
export function moveByKeys(
  event: Pick<KeyboardEvent, 'altKey' | 'key' | 'preventDefault'>,
  move: (by: -1 | 1) => void,
): void {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  move(event.key === 'ArrowUp' ? -1 : 1);
}
