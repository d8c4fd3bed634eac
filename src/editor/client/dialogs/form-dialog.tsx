import { useId, useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { words } from '../../words';

const maxNamed = 4;

/** Pixels of the fields that stay in view, however small the window is. */
const leastHeight = 120;

interface FormDialogProps {
  /** names the dialog, and the button that does it */
  title: string;
  width: DialogProps['maxWidth'];
  /** what must be filled in first, in words */
  missing?: readonly string[];
  /** where more than that decides */
  canSubmit?: boolean;
  /** more than what is typed: rows that were added, what was chosen */
  isChanged?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog with fields: Enter in any of them does what its button does. Escape closes it, and where
 * something was entered only the second time.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, width, missing = [], isChanged = false, onSubmit, onClose } = props;
  const { canSubmit = missing.length === 0 } = props;
  const missingId = useId();
  const [isTyped, setTyped] = useState(false);
  const [isWarned, setWarned] = useState(false);
  return (
    <Dialog
      open
      fullWidth
      maxWidth={width}
      onClose={(event, reason) => {
        // Neither a click beside it nor a key that is held down must lose what was entered.
        if (reason === 'backdropClick' || ('repeat' in event && event.repeat === true)) return;
        if ((isTyped || isChanged) && !isWarned) setWarned(true);
        else onClose();
      }}
    >
      <Box
        component="form"
        ref={focusFirst}
        // What it does stays in view, however long it is.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, overflowY: 'auto' }}
        onInput={() => {
          setTyped(true);
          setWarned(false);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog can be opened in another one, whose form is not meant.
          event.stopPropagation();
          if (canSubmit) onSubmit();
          else focusMissing(event.currentTarget, missing[0]);
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent dividers sx={{ minHeight: leastHeight }}>
          {props.children}
        </DialogContent>
        {missing.length > 0 && (
          <Typography id={missingId} variant="body2" color="text.secondary" sx={{ px: 3, pt: 1 }}>
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
            aria-describedby={missing.length > 0 ? missingId : undefined}
            sx={canSubmit ? {} : { opacity: 0.5 }}
          >
            {title}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Lets people type at once where the first field is a text; of a list that is chosen from, they read all. */
function focusFirst(form: HTMLElement | null): void {
  if (!form || form.contains(document.activeElement)) return;
  const first = form.querySelector<HTMLInputElement>('input, textarea, select');
  if (first?.matches('textarea, [type=text]') && first.value === '') first.focus();
}

/** The fields that come first, and how many more there are: the form itself needs the room. */
function nameFirst(names: readonly string[]): readonly string[] {
  const more = names.length - maxNamed;
  return more > 0 ? [...names.slice(0, maxNamed), words.andMore(more)] : names;
}

/** Leads to the field that is missing, by its label; where nothing is named, to the first empty one. */
function focusMissing(form: HTMLElement, missing: string | undefined): void {
  const fields = form.querySelectorAll<HTMLInputElement>(':is(input, textarea, select):enabled');
  // "Booking embed: Provider" is a field of a part.
  const label = missing?.split(': ').at(-1);
  [...fields]
    .filter((field) => field.type !== 'file' && field.value === '' && field.checkVisibility())
    .find((field) => label === undefined || field.labels?.[0]?.textContent === label)
    ?.focus();
}

interface CheckboxFieldProps extends Pick<FormControlLabelProps, 'label' | 'sx'> {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A checkbox with its label. */
export function CheckboxField({ isOn, onChange, ...label }: CheckboxFieldProps) {
  return (
    <FormControlLabel
      {...label}
      control={<Checkbox checked={isOn} onChange={(_event, isNowOn) => onChange(isNowOn)} />}
    />
  );
}

/**
 * For `inputRef` of the first field of a dialog. Once, as it appears: it is the same function each
 * time.
 */
export function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}

/** The same for a field that begins with a suggestion: typing replaces it. */
export function takeFocusOfSuggestion(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
