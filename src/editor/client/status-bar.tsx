import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { narrowScreen } from './layout';

interface StatusBarProps {
  /** the last thing that happened */
  text: string;
  children: ReactNode;
}

/** The last line of the editor; on a narrow screen, the last lines. */
export function StatusBar({ text, children }: StatusBarProps) {
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        px: 2,
        py: 0.5,
        [`@media not all and ${narrowScreen}`]: {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        },
      }}
    >
      <Box
        component="output"
        sx={{
          display: 'block',
          color: 'text.secondary',
          fontSize: '.875rem',
          [`@media not all and ${narrowScreen}`]: { minHeight: 24 },
        }}
      >
        {text}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
