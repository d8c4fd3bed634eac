import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Session } from '../state/editor-context';
import { words } from '../../words';

export const signOutWords = {
  signOut: 'Sign out',
  text: 'The editor forgets your token. Changes that you haven’t published stay in this browser for the next time, unless you delete them. On a shared device, publish or delete them.',
  keep: 'Sign out and keep changes',
  forget: 'Sign out and delete changes',
} as const;

interface SignOutDialogProps {
  session: Session;
  onClose: () => void;
}

/** Of a website that no repository has yet. */
export const leaveWords = {
  signOut: 'Close',
  text: 'Your website is only in this browser so far. It stays here for the next time, unless you delete it.',
  keep: 'Close and keep the website',
  forget: 'Delete the website',
} as const;

/** Asks what happens to unpublished changes. */
export function SignOutDialog({ session, onClose }: SignOutDialogProps) {
  const said = session.openRepository ? leaveWords : signOutWords;
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{said.signOut}</DialogTitle>
      <DialogContent>{said.text}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button color="error" onClick={() => void session.signOut(true)}>
          {said.forget}
        </Button>
        <Button variant="contained" onClick={() => void session.signOut(false)}>
          {said.keep}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
