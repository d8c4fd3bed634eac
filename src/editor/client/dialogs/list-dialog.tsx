import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { words } from '../../words';

interface ListDialogProps extends Pick<DialogProps, 'open' | 'fullWidth'> {
  title: string;
  /** what the list is of */
  intro: string;
  items: readonly string[];
  /** the button that goes on */
  action: string;
  onAction: () => void;
  onClose: () => void;
  /** below the list */
  children?: ReactNode;
}

/** Lists what somebody should know before going on. */
export function ListDialog(props: ListDialogProps) {
  const { open, fullWidth = false, title, intro, items, action, onAction, onClose } = props;
  return (
    <Dialog open={open} fullWidth={fullWidth} onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {intro}
        <ShortList items={items} />
        {props.children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="contained" onClick={onAction}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const maxShown = 12;

/** The first of many lines, each once, and how many more there are. */
export function ShortList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  const lines = [...new Set(items)];
  return (
    <ul>
      {lines.slice(0, maxShown).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > maxShown && <li>{words.andMore(lines.length - maxShown)}</li>}
    </ul>
  );
}
