import { useId, type ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { narrowScreen } from '../layout';

interface TaskDialogProps {
  title: string;
  maxWidth: 'sm' | 'md';
  /** takes all of a narrow screen */
  fillsNarrow?: boolean;
  /** cannot be closed meanwhile */
  isBusy?: boolean;
  /** the buttons at the end */
  actions: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** A dialog for a task with several steps: a click next to it must not lose the work. */
export function TaskDialog(props: TaskDialogProps) {
  const {
    title,
    maxWidth,
    fillsNarrow = false,
    isBusy = false,
    actions,
    children,
    onClose,
  } = props;
  const titleId = useId();
  const isNarrow = useMediaQuery(narrowScreen);
  return (
    <Dialog
      open
      fullWidth
      fullScreen={fillsNarrow && isNarrow}
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick' && !isBusy) onClose();
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent dividers>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
