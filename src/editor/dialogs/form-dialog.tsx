import { useId, useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { words } from '../words';

const mostNamed = 4;

interface FormDialogProps {
  /** names the dialog, and the button that does it */
  title: string;
  width: DialogProps['maxWidth'];
  canSubmit: boolean;
  /** what must be filled in first, in words */
  missing?: readonly string[];
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog with fields: Enter in any of them does what its button does. Escape closes it; where
 * something was typed, it says so first.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, width, canSubmit, missing = [], onSubmit, onClose, children } = props;
  const id = useId();
  const [isTyped, setTyped] = useState(false);
  const [isWarned, setWarned] = useState(false);
  return (
    <Dialog
      open
      fullWidth
      maxWidth={width}
      aria-labelledby={id}
      onClose={(_event, reason) => {
        // A click beside it must not lose what was typed.
        if (reason === 'backdropClick') return;
        if (isTyped && !isWarned) setWarned(true);
        else onClose();
      }}
    >
      <Box
        component="form"
        // What it does stays in view, however long it is.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        onInput={() => {
          setTyped(true);
          setWarned(false);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog can be opened in another one, whose form is not meant.
          event.stopPropagation();
          if (canSubmit) onSubmit();
          else focusEmpty(event.currentTarget);
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent dividers>{children}</DialogContent>
        {missing.length > 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ px: 3, pt: 1 }}>
            {words.stillMissing(nameFirst(missing))}
          </Typography>
        )}
        {isWarned && <Alert severity="warning">{words.escapeAgain}</Alert>}
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            type="submit"
            variant="contained"
            aria-disabled={!canSubmit}
            sx={canSubmit ? {} : { opacity: 0.5 }}
          >
            {title}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** The fields that come first, and how many more there are: the form itself needs the room. */
function nameFirst(names: readonly string[]): readonly string[] {
  const more = names.length - mostNamed;
  return more > 0 ? [...names.slice(0, mostNamed), words.andMore(more)] : names;
}

/** Leads to what is still to be filled in. */
function focusEmpty(form: HTMLElement): void {
  const fields = form.querySelectorAll<HTMLInputElement>(
    'input:not([type=file]), textarea, select',
  );
  [...fields].find((field) => field.value === '' && field.checkVisibility())?.focus();
}
