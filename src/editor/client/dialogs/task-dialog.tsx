import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { narrowScreen } from '../layout';
import { words } from '../../words';

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
  const isNarrow = useMediaQuery(narrowScreen);
  return (
    <Dialog
      open
      fullWidth
      fullScreen={fillsNarrow && isNarrow}
      maxWidth={maxWidth}
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick' && !isBusy) onClose();
      }}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent dividers>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}

interface ClosableDialogProps extends Pick<DialogProps, 'fullScreen' | 'maxWidth'> {
  title: string;
  /** what can be done besides closing it */
  action?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** A dialog in which nothing gets lost when it is closed. */
export function ClosableDialog(props: ClosableDialogProps) {
  const { title, action, children, onClose, ...size } = props;
  return (
    <Dialog open fullWidth onClose={onClose} {...size}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent dividers>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
        {action}
      </DialogActions>
    </Dialog>
  );
}
