import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { words } from '../../words';

interface WidgetDialogProps {
  /** of the page that shows the widget, see `trialPath` */
  address: string;
  /** its name */
  provider: string;
  onClose: () => void;
}

/** A widget as its provider shows it. Closing it takes it away. */
export function WidgetDialog({ address, provider, onClose }: WidgetDialogProps) {
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose}>
      <DialogTitle>{words.tryWidget}</DialogTitle>
      <DialogContent dividers>
        <Typography variant="body2" sx={{ mb: 2 }}>
          {words.tryingWidget(provider)}
        </Typography>
        <Box
          component="iframe"
          src={address}
          title={words.tryWidget}
          sx={{
            display: 'block',
            width: '100%',
            height: '60vh',
            border: 1,
            borderColor: 'divider',
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
