import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { DocumentAnswer, DraftRequest } from '../../protocol/editor-api';
import { words } from '../../words';
import { writeMoment } from './versions-dialog';

interface DraftDialogProps {
  draft: DocumentAnswer['draft'];
  onChoose: (choice: DraftRequest['choice']) => void;
}

/** Asks what becomes of unsaved changes to a file that has changed since. */
export function DraftDialog({ draft, onChoose }: DraftDialogProps) {
  return (
    <Dialog open={draft !== undefined}>
      <DialogTitle>{words.draftTitle}</DialogTitle>
      <DialogContent>
        {draft && `${words.countChanges(draft.changes)}, ${writeMoment(draft.savedAt)}. `}
        {words.draftText}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onChoose('discard')}>{words.dropDraft}</Button>
        <Button variant="contained" onClick={() => onChoose('keep')}>
          {words.keepDraft}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
