import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { words } from '../../words';

const noticeTitle = 'About your changes';

interface SessionNoticeProps {
  text: string | undefined;
}

/** Shows what a person needs to know as the editor opens, until they have read it. */
export function SessionNotice({ text }: SessionNoticeProps) {
  const [isOpen, setOpen] = useState(text !== undefined);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)}>
      <DialogTitle>{noticeTitle}</DialogTitle>
      <DialogContent>{text}</DialogContent>
      <DialogActions>
        <Button onClick={() => setOpen(false)}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
