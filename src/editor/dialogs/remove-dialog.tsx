import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Path } from '../model/change';
import { describePlace } from '../schema/describe-place';
import { writeKey } from '../schema/json';
import { useEditor } from '../state/editor-context';
import { words } from '../words';

interface RemoveDialogProps {
  /** what is to be removed; nothing is asked without it */
  name: string | undefined;
  /** where it is named or linked to */
  uses: readonly Path[];
  onCancel: () => void;
  onRemove: () => void;
}

const mostShown = 12;

/** Says what a removal leaves behind, before it happens. */
export function RemoveDialog({ name, uses, onCancel, onRemove }: RemoveDialogProps) {
  const { config } = useEditor();
  return (
    <Dialog open={name !== undefined} onClose={onCancel}>
      <DialogTitle>{words.removeQuestion(name ?? '')}</DialogTitle>
      <DialogContent>
        {words.linksHere(name ?? '')}
        <ul>
          {uses.slice(0, mostShown).map((path) => (
            <li key={writeKey(path)}>{describePlace(config, path)}</li>
          ))}
          {uses.length > mostShown && <li>{words.andMore(uses.length - mostShown)}</li>}
        </ul>
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
