import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { words } from '../../words';
import { ClosableDialog } from './task-dialog';

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
    <ClosableDialog title={words.tryWidget} maxWidth="md" onClose={onClose}>
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
    </ClosableDialog>
  );
}
