import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ShortList } from '../dialogs/short-list';
import { useEditor } from '../state/editor-context';
import { words } from '../words';
import { publishWords } from './publish-words';

interface ErrorsDialogProps {
  /** opens the list of all problems */
  onShow: () => void;
  onClose: () => void;
}

/** A site with errors is not published: which ones, and the way to them. */
export function ErrorsDialog({ onShow, onClose }: ErrorsDialogProps) {
  const { problems } = useEditor();
  const id = useId();
  const errors = problems.all.filter(({ severity }) => severity === 'error');
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{publishWords.publish}</DialogTitle>
      <DialogContent dividers>
        {publishWords.errors}
        <ShortList
          items={errors.map(({ place, message }) => [place, message].filter(Boolean).join(': '))}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="contained" onClick={onShow}>
          {publishWords.showErrors}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
