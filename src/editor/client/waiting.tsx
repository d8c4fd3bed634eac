import { useId } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

/** What is waited for, with a bar that moves. */
export function Waiting({ text }: { text: string }) {
  const id = useId();
  return (
    <Box sx={{ p: 2, maxWidth: 640, mx: 'auto', width: '100%' }}>
      <Typography id={id} sx={{ mb: 1 }}>
        {text}
      </Typography>
      <LinearProgress aria-labelledby={id} />
    </Box>
  );
}
