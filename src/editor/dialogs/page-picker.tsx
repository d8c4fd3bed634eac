import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { words } from '../words';

interface PagePickerProps {
  isOpen: boolean;
  /** the names of the pages that there are */
  pages: readonly string[];
  onClose: () => void;
  /** @param copied which page is copied; none for a new one */
  onChoose: (copied: number | undefined) => void;
}

/** What a new page begins with: almost nothing, or a copy. */
export function PagePicker({ isOpen, pages, onClose, onChoose }: PagePickerProps) {
  const choices = [
    { name: words.anEmptyPage, copied: undefined },
    ...pages.map((name, copied) => ({ name: words.copyOf(`“${name}”`), copied })),
  ];

  return (
    <Dialog open={isOpen} fullWidth maxWidth="xs" onClose={onClose}>
      <DialogTitle>{words.newPageFrom}</DialogTitle>
      <DialogContent dividers>
        <List disablePadding>
          {choices.map(({ name, copied }) => (
            <li key={copied ?? 'new'}>
              <ListItemButton
                sx={{ borderRadius: 1 }}
                onClick={() => {
                  onClose();
                  onChoose(copied);
                }}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </li>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
