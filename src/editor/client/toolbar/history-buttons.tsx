import { memo } from 'react';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../icon';
import { words } from '../../words';

export interface HistoryButtonsProps {
  /** what would be undone, in words; null when there is nothing */
  undo: string | null;
  redo: string | null;
  onUndo: () => void;
  onRedo: () => void;
}

/** Undo and redo. They keep the focus when there is nothing left to do. */
export const HistoryButtons = memo(function HistoryButtons({
  undo,
  redo,
  onUndo,
  onRedo,
}: HistoryButtonsProps) {
  const buttons = [
    { icon: 'undo', name: words.undo, step: undo, act: onUndo },
    { icon: 'redo', name: words.redo, step: redo, act: onRedo },
  ] as const;
  return buttons.map(({ icon, name, step, act }) => {
    const label = step === null ? name : `${name}: ${step}`;
    return (
      <IconButton
        key={name}
        aria-label={label}
        title={label}
        aria-disabled={step === null}
        sx={step === null ? { opacity: 0.4 } : {}}
        onClick={step === null ? undefined : act}
      >
        <Icon name={icon} fontSize="small" />
      </IconButton>
    );
  });
});
