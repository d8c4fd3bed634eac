import IconButton from '@mui/material/IconButton';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { words } from '../words';

interface HistoryButtonsProps {
  /** what would be undone, in words; null when there is nothing */
  undo: string | null;
  redo: string | null;
  onUndo: () => void;
  onRedo: () => void;
}

/** Undo and redo. They keep the focus when there is nothing left to do. */
export function HistoryButtons({ undo, redo, onUndo, onRedo }: HistoryButtonsProps) {
  const buttons = [
    { name: words.undo, step: undo, act: onUndo, Icon: Undo },
    { name: words.redo, step: redo, act: onRedo, Icon: Redo },
  ];
  return buttons.map(({ name, step, act, Icon }) => {
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
        <Icon fontSize="small" />
      </IconButton>
    );
  });
}
