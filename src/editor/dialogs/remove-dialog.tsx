import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Path } from '../model/change';
import { describePlace } from '../schema/describe-place';
import { useEditor } from '../state/editor-context';
import { words } from '../words';
import { ShortList } from './short-list';

interface RemoveDialogProps {
  /** what is to be removed; nothing is asked without it */
  name: string | undefined;
  /** where it is named or linked to */
  uses: readonly Path[];
  onCancel: () => void;
  onRemove: () => void;
}

/** Says what a removal leaves behind, before it happens. */
export function RemoveDialog({ name, uses, onCancel, onRemove }: RemoveDialogProps) {
  const { config } = useEditor();
  return (
    <Dialog open={name !== undefined} onClose={onCancel}>
      <DialogTitle>{words.removeQuestion(name ?? '')}</DialogTitle>
      <DialogContent>
        {words.linksHere(name ?? '')}
        <ShortList items={uses.map((path) => describePlace(config, path))} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button variant="contained" onClick={onRemove}>
          {words.removeAnyway}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
