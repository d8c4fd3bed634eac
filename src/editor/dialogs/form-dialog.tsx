import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { words } from '../words';

interface FormDialogProps {
  /** names the dialog, and the button that does it */
  title: string;
  width: DialogProps['maxWidth'];
  canSubmit: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with fields: Enter in any of them does what its button does. */
export function FormDialog(props: FormDialogProps) {
  const { title, width, canSubmit, onSubmit, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth={width}
      aria-labelledby={id}
      onClose={(_event, reason) => {
        // A click beside it must not lose what was typed.
        if (reason !== 'backdropClick') onClose();
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog can be opened in another one, whose form is not meant.
          event.stopPropagation();
          if (canSubmit) onSubmit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent dividers>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="contained" aria-disabled={!canSubmit}>
            {title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
